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
