import { dayNumber, MILLIS_PER_DAY, type CalendarDay } from './calendarDay.ts';
import { wallClock } from './wallClock.ts';

/**
 * The first moment of a calendar day in a time zone, in milliseconds since 1970.
 *
 * Midnight as a rule. Where the clocks skip midnight it is the moment they jump, and where midnight
 * comes twice it is the first of the two.
 *
 * @param timeZone an IANA name.
 * @throws RangeError when the zone is unknown.
 * @example startOfDay(calendarDay('2026-11-19'), 'America/New_York') // Date.UTC(2026, 10, 19, 5)
 */
export function startOfDay(day: CalendarDay, timeZone: string): number {
  const clock = wallClock(timeZone);
  const midnight = dayNumber(day) * MILLIS_PER_DAY;
  // A zone is at most 14 hours from UTC, so the offsets a day earlier and a day later enclose any
  // change of the clocks around this midnight, and the start of the day follows from one of them.
  const candidates = [midnight - MILLIS_PER_DAY, midnight + MILLIS_PER_DAY].map(
    (probe) => midnight - (clock(probe) - probe),
  );
  const earlier = Math.min(...candidates);
  return clock(earlier) >= midnight ? earlier : Math.max(...candidates);
}
