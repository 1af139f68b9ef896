import { monthsUntil } from '../debts/payoff/monthsUntil.ts';
import type { OneOffPayment } from '../debts/payoff/plan.ts';
import type { PlanForecast } from '../forecast/index.ts';
import { sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import {
  addDays,
  addMonths,
  firstDayOf,
  nextMonth,
  type CalendarDay,
  type CalendarMonth,
} from '../time/index.ts';

/** What a plan promises to leave owed, as far as a day needs it. */
export interface PromisedBalances extends Pick<PlanForecast, 'asOf' | 'balances' | 'debtFreeDate'> {
  /**
   * The one-off payments that it counts.
   * @default []
   */
  oneOffs?: readonly OneOffPayment[] | undefined;
}

/**
 * What a forecast leaves owed on a day, after its payments until then; `undefined` before its first
 * day, and after its last balance if it never ends. A one-off payment counts from its day on.
 */
export function balanceOn(
  day: CalendarDay,
  { asOf, balances, debtFreeDate, oneOffs = [] }: PromisedBalances,
): Cents | undefined {
  if (day < asOf) return undefined;
  const payments = monthsUntil(asOf, day);
  const balance = balances[payments];
  if (balance === undefined) return debtFreeDate === null ? undefined : ZERO_CENTS;
  // The balances have one with the payment of its month, which is later.
  const last = addMonths(asOf, payments);
  const since = oneOffs.filter(({ on }) => on > last && on <= day);
  return Math.max(0, balance - sumCents(since.map(({ amount }) => amount))) as Cents;
}

/** The last day of a month. */
export function lastDayOf(month: CalendarMonth): CalendarDay {
  return addDays(firstDayOf(nextMonth(month)), -1);
}
