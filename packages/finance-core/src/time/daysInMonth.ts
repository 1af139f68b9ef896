import type { CalendarDay } from './calendarDay.ts';
import { monthIndex } from './monthIndex.ts';

/**
 * How many days the month of a day has, 28 to 31.
 *
 * @example daysInMonth(calendarDay('2028-02-10')) // 29
 */
export function daysInMonth(day: CalendarDay): number {
  // Day zero of the next month is the last of this one. Four centuries on the calendar is the same,
  // and that keeps clear of the years 0 to 99, which Date.UTC takes for 1900 to 1999.
  return new Date(Date.UTC(Number(day.slice(0, 4)) + 400, monthIndex(day) + 1, 0)).getUTCDate();
}
