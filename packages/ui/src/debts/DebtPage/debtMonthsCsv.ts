import type { BalanceChange } from '@dime-time/finance-core';
import { toDecimalString } from '@dime-time/finance-core/money';
import { csvOf } from '../../internal/csvOf.ts';

const COLUMNS = [
  'before',
  'interest',
  'purchases',
  'corrections',
  'other',
  'paid',
  'balance',
] as const;

/**
 * The months of a debt as comma-separated values (RFC 4180): plain decimals and months as `2026-11`,
 * so that a spreadsheet in any language reads them.
 *
 * @param headers the names of the columns: month, before, interest, purchases, corrections, other, paid,
 *   balance.
 */
export function debtMonthsCsv(
  changes: readonly BalanceChange[],
  headers: readonly string[],
): string {
  const lines = changes.map(({ month, ...change }) => [
    month,
    ...COLUMNS.map((id) => toDecimalString(change[id])),
  ]);
  return csvOf(headers, lines);
}
