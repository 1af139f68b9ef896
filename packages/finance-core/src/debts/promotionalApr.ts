import type { Apr } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';
import { compareByApr, type RankedDebt } from './compareByApr.ts';

/** A rate that holds for a while, then gives way to the debt's own. */
export interface Promotion {
  interestRate: Apr;
  /** The last day of the promotion. A month from a due day that is on or before it is charged at this rate. */
  endsOn: CalendarDay;
}

/** A debt with a rate of its own and, for a while, that of a promotion. */
export interface PromotedDebt extends RankedDebt {
  promotion?: Promotion | undefined;
}

/**
 * The rate in force on a day: that of the promotion up to its last day, then the debt’s own.
 *
 * @example rateOn(debt, calendarDay('2026-11-26'))
 */
export function rateOn(
  { interestRate, promotion }: Pick<PromotedDebt, 'interestRate' | 'promotion'>,
  day: CalendarDay,
): Apr {
  return promotion && day <= promotion.endsOn ? promotion.interestRate : interestRate;
}

/** Debts in the order of the avalanche on a day: by the rate in force, see {@link compareByApr}. */
export function byRateOn<T extends PromotedDebt>(debts: readonly T[], day: CalendarDay): T[] {
  const inForce = (debt: T): RankedDebt => ({ ...debt, interestRate: rateOn(debt, day) });
  return debts.toSorted((a, b) => compareByApr(inForce(a), inForce(b)));
}
