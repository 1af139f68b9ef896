import { monthsUntil } from '../debts/payoff/monthsUntil.ts';
import type { PlanForecast } from '../forecast/index.ts';
import { ZERO_CENTS, type Cents } from '../money/index.ts';
import {
  addDays,
  firstDayOf,
  nextMonth,
  type CalendarDay,
  type CalendarMonth,
} from '../time/index.ts';

/**
 * What a forecast leaves owed on a day, after its payments until then; `undefined` before its first
 * day, and after its last balance if it never ends.
 */
export function balanceOn(
  day: CalendarDay,
  { asOf, balances, debtFreeDate }: Pick<PlanForecast, 'asOf' | 'balances' | 'debtFreeDate'>,
): Cents | undefined {
  if (day < asOf) return undefined;
  return balances[monthsUntil(asOf, day)] ?? (debtFreeDate === null ? undefined : ZERO_CENTS);
}

/** The last day of a month. */
export function lastDayOf(month: CalendarMonth): CalendarDay {
  return addDays(firstDayOf(nextMonth(month)), -1);
}
