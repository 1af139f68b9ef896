import { addDays } from './addDays.ts';
import { calendarDayOf } from './calendarDayOf.ts';
import { dayRange } from './dayRange.ts';
import type { Instant } from './instant.ts';
import type { InstantRange } from './instantRange.ts';

/**
 * The time that 'the last 7 days' means: today and the six days before it, in the user's zone.
 *
 * @param asOf the present moment.
 * @throws RangeError when the instant is malformed or the zone unknown.
 * @example lastSevenDays('2026-11-19T14:05:00Z', 'UTC') // the 13th 00:00 until the 20th 00:00
 */
export function lastSevenDays(asOf: Instant, timeZone: string): InstantRange {
  const today = calendarDayOf(asOf, timeZone);
  return dayRange(addDays(today, -6), today, timeZone);
}
