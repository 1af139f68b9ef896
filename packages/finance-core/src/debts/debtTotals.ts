import { cents, sumCents, type Cents } from '../money/index.ts';
import type { DebtProgress } from './percentPaid.ts';

/** The totals of all debts, in cents. */
export interface DebtTotals {
  currentBalance: Cents;
  originalBalance: Cents;
  /** Of all debts, each month. */
  minimumPayment: Cents;
  /** Original less current; 0 where the debts have grown. */
  paid: Cents;
}

/**
 * Adds up balances and minimum payments over all debts.
 *
 * The result fits `percentPaid`, which gives the household's progress.
 *
 * @throws RangeError when a sum is past the bound of `Cents`.
 * @example debtTotals(debts).paid // what 'down from the original' means
 */
export function debtTotals(
  debts: readonly (DebtProgress & { minimumPayment: Cents })[],
): DebtTotals {
  const currentBalance = sumCents(debts.map((debt) => debt.currentBalance));
  const originalBalance = sumCents(debts.map((debt) => debt.originalBalance));
  return {
    currentBalance,
    originalBalance,
    minimumPayment: sumCents(debts.map((debt) => debt.minimumPayment)),
    paid: cents(Math.max(0, originalBalance - currentBalance)),
  };
}
