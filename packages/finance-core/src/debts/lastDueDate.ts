import { addMonths, onDayOfMonth, type CalendarDay } from '../time/index.ts';
import { nextDueDate } from './nextDueDate.ts';

/**
 * The last day before today on which a debt was due. What is paid after it is for the next due day.
 *
 * @param dayOfMonth 1 to 31.
 * @param asOf the day that counts as today.
 * @throws RangeError when `dayOfMonth` is not a whole number from 1 to 31.
 * @example lastDueDate(15, calendarDay('2026-11-15')) // '2026-10-15'
 */
export function lastDueDate(dayOfMonth: number, asOf: CalendarDay): CalendarDay {
  return onDayOfMonth(addMonths(nextDueDate(dayOfMonth, asOf), -1), dayOfMonth);
}
