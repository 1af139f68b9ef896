import { onDayOfMonth, type CalendarDay } from '../../time/index.ts';
import { lastPaymentOn } from './lastPaymentOn.ts';
import { monthsUntil } from './monthsUntil.ts';
import type { PlanDebt } from './plan.ts';

/**
 * How many payments of a plan fall on or before a day: those on the due days of the debt, the first of
 * them on or after the plan's first day.
 *
 * @param asOf the first day of the plan.
 * @throws RangeError when the due day is not 1 to 31.
 * @example paymentsUntil({ dueDate: 15 }, calendarDay('2026-11-26'), calendarDay('2027-01-15')) // 2
 */
export function paymentsUntil(
  debt: Pick<PlanDebt, 'dueDate'>,
  asOf: CalendarDay,
  day: CalendarDay,
): number {
  const months = monthsUntil(onDayOfMonth(lastPaymentOn(debt, asOf, 1), 1), onDayOfMonth(day, 1));
  if (months < 0) return 0;
  return lastPaymentOn(debt, asOf, months + 1) <= day ? months + 1 : months;
}
