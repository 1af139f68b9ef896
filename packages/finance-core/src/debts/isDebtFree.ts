import type { Cents } from '../money/index.ts';
import type { DebtProgress } from './percentPaid.ts';

/**
 * Whether a household has paid off every debt it had: nothing is owed, and something was paid.
 *
 * A debt that was entered by mistake and corrected to nothing has an original balance of zero, as has
 * one that never owed anything. Neither was paid off, unless a payment on it is known.
 *
 * @param debts all of the household, closed ones included.
 * @param payments those that are known, undone ones left out.
 * @example isDebtFree([{ id: 'd', originalBalance: cents(9000), currentBalance: cents(0) }], []) // true
 */
export function isDebtFree(
  debts: readonly (DebtProgress & { id: string })[],
  payments: readonly { debtId: string; amount: Cents }[],
): boolean {
  if (debts.some(({ currentBalance }) => currentBalance > 0)) return false;
  const paid = new Set(payments.filter(({ amount }) => amount > 0).map(({ debtId }) => debtId));
  return debts.some(({ id, originalBalance }) => originalBalance > 0 || paid.has(id));
}
