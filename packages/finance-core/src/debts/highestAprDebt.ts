import { compareByApr, type RankedDebt } from './compareByApr.ts';

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
