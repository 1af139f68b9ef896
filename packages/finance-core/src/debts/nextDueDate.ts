import { addMonths, onDayOfMonth, type CalendarDay } from '../time/index.ts';

/**
 * The next day on which a debt falls due, today included.
 *
 * A month too short for the due day has it on its last day: due on the 31st means April 30th.
 *
 * @param dayOfMonth 1 to 31.
 * @param asOf the day that counts as today.
 * @throws RangeError when `dayOfMonth` is not a whole number from 1 to 31.
 * @example nextDueDate(31, calendarDay('2026-11-19')) // '2026-11-30'
 */
export function nextDueDate(dayOfMonth: number, asOf: CalendarDay): CalendarDay {
  const thisMonth = onDayOfMonth(asOf, dayOfMonth);
  return thisMonth < asOf ? onDayOfMonth(addMonths(asOf, 1), dayOfMonth) : thisMonth;
}
