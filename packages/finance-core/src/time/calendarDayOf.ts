import { dayFromNumber, MILLIS_PER_DAY, type CalendarDay } from './calendarDay.ts';
import { epochMillis, type Instant } from './instant.ts';
import { wallClock } from './wallClock.ts';

/**
 * The calendar day on which an instant falls for someone in a time zone.
 *
 * @param timeZone an IANA name.
 * @throws RangeError when the instant is malformed or the zone unknown.
 * @example calendarDayOf('2026-11-19T02:00:00Z', 'America/New_York') // '2026-11-18'
 */
export function calendarDayOf(instant: Instant, timeZone: string): CalendarDay {
  return dayFromNumber(Math.floor(wallClock(timeZone)(epochMillis(instant)) / MILLIS_PER_DAY));
}
