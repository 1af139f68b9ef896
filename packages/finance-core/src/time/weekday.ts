import { dayNumber, type CalendarDay } from './calendarDay.ts';

/** A day of the week: 0 is Monday, 6 is Sunday, as ISO 8601 orders them. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The day of the week that a calendar day falls on.
 *
 * @example weekday(calendarDay('2026-11-30')) // 0, a Monday
 */
export function weekday(day: CalendarDay): Weekday {
  // 1970-01-01 was a Thursday.
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) as Weekday;
}
