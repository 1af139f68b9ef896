import { addMonths, onDayOfMonth, type CalendarDay } from '../../time/index.ts';
import { nextDueDate } from '../nextDueDate.ts';
import type { PlanDebt } from './plan.ts';

/**
 * The day of a debt's last payment in a plan: its due day, the first of them on or after the first day
 * of the plan. Without a due day, payments fall on that of the plan's first day, a month after it.
 *
 * @param payments how many there are; with none, it is the first day of the plan.
 * @throws RangeError when the due day is not 1 to 31.
 * @example lastPaymentOn({ dueDate: 15 }, calendarDay('2026-11-26'), 12) // '2027-11-15'
 */
export function lastPaymentOn(
  { dueDate }: Pick<PlanDebt, 'dueDate'>,
  asOf: CalendarDay,
  payments: number,
): CalendarDay {
  return dueDate === undefined || payments === 0
    ? addMonths(asOf, payments)
    : onDayOfMonth(addMonths(nextDueDate(dueDate, asOf), payments - 1), dueDate);
}
