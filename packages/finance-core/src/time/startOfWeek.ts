import { addDays } from './addDays.ts';
import type { CalendarDay } from './calendarDay.ts';
import { weekday } from './weekday.ts';

/**
 * The Monday of the week that a calendar day belongs to, as ISO 8601 begins its weeks.
 *
 * @example startOfWeek(calendarDay('2026-11-19')) // '2026-11-16'
 */
export function startOfWeek(day: CalendarDay): CalendarDay {
  return addDays(day, -weekday(day));
}
