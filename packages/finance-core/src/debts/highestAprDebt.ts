import type { CalendarDay } from '../time/index.ts';
import { byRateOn, type PromotedDebt } from './promotionalApr.ts';

/**
 * The debt that round-ups go to: the one with the highest rate in force among those still owed.
 *
 * Of equal rates the larger balance wins, then the earlier in the list.
 *
 * @param today the day whose promotions count.
 * @returns the debt, or `undefined` where nothing is owed.
 * @example highestAprDebt(debts, today)?.name
 */
export function highestAprDebt<T extends PromotedDebt>(
  debts: readonly T[],
  today: CalendarDay,
): T | undefined {
  return byRateOn(
    debts.filter((debt) => debt.currentBalance > 0),
    today,
  )[0];
}
