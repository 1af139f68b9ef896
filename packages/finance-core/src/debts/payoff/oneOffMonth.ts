import { ZERO_CENTS } from '../../money/index.ts';
import { addDays, type CalendarDay } from '../../time/index.ts';
import { monthsUntil } from './monthsUntil.ts';
import type { PlanInput } from './plan.ts';

/**
 * The month of a plan in which a one-off payment counts: the first whose payment is on or after its
 * day.
 *
 * @param asOf the first day of the plan; payment k falls k months after it.
 * @returns 1 for the first month.
 * @example oneOffMonth(calendarDay('2027-03-10'), calendarDay('2026-11-26')) // 4
 */
export function oneOffMonth(on: CalendarDay, asOf: CalendarDay): number {
  return Math.max(1, monthsUntil(asOf, addDays(on, -1)) + 1);
}

/**
 * What one-off payments add to each month of a plan.
 *
 * @throws RangeError when an amount, or the monthly extra, is negative.
 */
export function oneOffsByMonth({
  asOf,
  oneOffs = [],
  paysToday,
  extraMonthly = ZERO_CENTS,
}: PlanInput) {
  const byMonth = new Map<number, number>();
  for (const amount of [extraMonthly, ...oneOffs.map((oneOff) => oneOff.amount)]) {
    if (amount < 0) throw new RangeError(`A payment is not negative; got ${amount} cents.`);
  }
  for (const { on, amount } of oneOffs) {
    // A one-off payment of today is part of a payment that is made today.
    const month = oneOffMonth(on, asOf) + (paysToday && on > asOf ? 1 : 0);
    byMonth.set(month, (byMonth.get(month) ?? 0) + amount);
  }
  return byMonth;
}
