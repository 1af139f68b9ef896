import { dayFromNumber, dayNumber, type CalendarDay } from './calendarDay.ts';

/**
 * The day a whole number of days later, or earlier for a negative number.
 *
 * @throws RangeError when the result is not in the years 0000 to 9999.
 * @example addDays(calendarDay('2026-12-31'), 1) // '2027-01-01'
 */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayFromNumber(dayNumber(day) + days);
}
