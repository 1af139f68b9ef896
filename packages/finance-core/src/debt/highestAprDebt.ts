import type { Apr, Cents } from '../money/index.ts';

/** What ranks debts by their cost. */
export interface RankedDebt {
  currentBalance: Cents;
  interestRate: Apr;
}

/**
 * Compares two debts for the avalanche: the higher rate first, of equal rates the larger balance.
 *
 * @returns negative where `a` comes first; 0 where the order of the list decides.
 */
export function compareByApr(a: RankedDebt, b: RankedDebt): number {
  return b.interestRate - a.interestRate || b.currentBalance - a.currentBalance;
}

/**
 * The debt that extra money should go to: the one with the highest rate among those still owed.
 *
 * Of equal rates the larger balance wins, then the earlier in the list.
 *
 * @returns the debt, or `undefined` where nothing is owed.
 * @example highestAprDebt(debts)?.name
 */
export function highestAprDebt<T extends RankedDebt>(debts: readonly T[]): T | undefined {
  return debts.filter((debt) => debt.currentBalance > 0).toSorted(compareByApr)[0];
}
