import { monthsUntil } from '../debts/payoff/monthsUntil.ts';
import { paymentsUntil } from '../debts/payoff/paymentsUntil.ts';
import type { OneOffPayment } from '../debts/payoff/plan.ts';
import type { PlanForecast } from '../forecast/index.ts';
import { ZERO_CENTS, type Cents } from '../money/index.ts';
import {
  addDays,
  addMonths,
  firstDayOf,
  onDayOfMonth,
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
  /**
   * The days of the month, 1 to 31, on which its debts are due: a payment of the plan is made once each
   * of them is over.
   * @default [], payment k falls k months after `asOf`
   */
  dueDates?: readonly number[] | undefined;
}

/** What a plan promises to leave owed at the ends of months. */
export type PromisedMonths = Pick<PlanForecast, 'asOf' | 'monthEnds' | 'debtFreeDate'>;

/**
 * How many payments of a plan were due before a day. One that is due that day is still to be made.
 *
 * @returns 0 before its first day.
 * @throws RangeError when a due day is not 1 to 31.
 */
export function paymentsBefore(
  { asOf, dueDates = [] }: Pick<PromisedBalances, 'asOf' | 'dueDates'>,
  day: CalendarDay,
): number {
  if (dueDates.length === 0) return Math.max(0, monthsUntil(asOf, day));
  const last = addDays(day, -1);
  return Math.min(...dueDates.map((dueDate) => paymentsUntil({ dueDate }, asOf, last)));
}

/**
 * What a forecast leaves owed on a day, after its payments that were due before it; `undefined` before
 * its first day, and after its last balance if it never ends. A one-off payment counts from its day on.
 */
export function balanceOn(day: CalendarDay, promised: PromisedBalances): Cents | undefined {
  const { asOf, balances, debtFreeDate, oneOffs = [] } = promised;
  if (day < asOf) return undefined;
  const payments = paymentsBefore(promised, day);
  const balance = balances[payments];
  if (balance === undefined) return debtFreeDate === null ? undefined : ZERO_CENTS;
  // The balance has the one-off payments until the end of the payment's month, and the day those until it.
  const end = addMonths(asOf, payments);
  const owed = oneOffs.reduce<number>(
    (sum, { on, amount }) => sum + amount * (Number(on <= end) - Number(on <= day)),
    balance,
  );
  return Math.max(0, owed) as Cents;
}

/**
 * What a forecast leaves owed at the end of a month; `undefined` before its first day, and after its last
 * balance if it never ends.
 */
export function balanceAtEndOf(
  month: CalendarMonth,
  { asOf, monthEnds, debtFreeDate }: PromisedMonths,
): Cents | undefined {
  const index = monthsUntil(onDayOfMonth(asOf, 1), firstDayOf(month));
  if (index < 0) return undefined;
  return monthEnds[index] ?? (debtFreeDate === null ? undefined : ZERO_CENTS);
}
