import { bankRowKey, type BankRow } from './bankRow.ts';
import { classifyBankRow } from './classifyBankRow.ts';

/**
 * Picks the purchases out of an account's rows, in their order.
 *
 * A row that comes twice (the same account and id) counts once, in its latest version.
 *
 * @example purchasesFromBankRows(rows).map((row) => roundUp(row.amount))
 */
export function purchasesFromBankRows<T extends BankRow>(rows: readonly T[]): T[] {
  const latest = new Map(rows.map((row) => [bankRowKey(row), row]));
  return [...latest.values()].filter((row) => classifyBankRow(row).kind === 'purchase');
}
