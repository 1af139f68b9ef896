import type { Cents } from '../money/index.ts';
import { calendarMonth, MONTH_LABELS, monthOf, type CalendarDay } from '../time/index.ts';
import {
  balanceAtEndOf,
  balanceOn,
  type PromisedBalances,
  type PromisedMonths,
} from './balanceOn.ts';

/** The input of {@link plannedTrend}. */
export interface PlannedTrendInput {
  /** What the plan promised on the day it was saved. */
  promised: PromisedBalances & PromisedMonths;
  today: CalendarDay;
  /**
   * How many months of this year, from January on.
   * @default 12
   */
  months?: number;
}

/**
 * What a plan promised to leave owed in the months of this year: at the end of each, and today in the
 * running one, as `planProgress` has it.
 *
 * @returns one amount for each month from January on; it is not finite before the plan was saved, and
 * after the last balance of a plan that never ends.
 * @example plannedTrend({ promised, today }).at(-1) // the balance planned for December 31st
 */
export function plannedTrend(input: PlannedTrendInput): Cents[] {
  const { promised, today, months = MONTH_LABELS.length } = input;
  const current = monthOf(today);
  return MONTH_LABELS.slice(0, months).map((_, index) => {
    const month = calendarMonth(`${current.slice(0, 4)}-${String(index + 1).padStart(2, '0')}`);
    const balance =
      month === current ? balanceOn(today, promised) : balanceAtEndOf(month, promised);
    return balance ?? (Number.NaN as Cents);
  });
}
