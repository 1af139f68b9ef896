import { calendarDayOf } from './calendarDayOf.ts';
import { dayRange } from './dayRange.ts';
import type { Instant } from './instant.ts';
import type { InstantRange } from './instantRange.ts';
import { onDayOfMonth } from './onDayOfMonth.ts';

/**
 * The time that 'this month' means: from the 1st to the end of today, in the user's zone.
 *
 * @param asOf the present moment.
 * @throws RangeError when the instant is malformed or the zone unknown.
 * @example sinceFirstOfMonth('2026-11-19T14:05:00Z', 'UTC') // the 1st 00:00 until the 20th 00:00
 */
export function sinceFirstOfMonth(asOf: Instant, timeZone: string): InstantRange {
  const today = calendarDayOf(asOf, timeZone);
  return dayRange(onDayOfMonth(today, 1), today, timeZone);
}
