import type { Instant } from './instant.ts';
import { isInRange } from './instantRange.ts';
import { lastSevenDays } from './lastSevenDays.ts';

/**
 * Whether an instant is today or on one of the six days before, in the user's zone.
 *
 * For a long list, make the range once with `lastSevenDays` and ask `isInRange`.
 *
 * @param asOf the present moment.
 * @throws RangeError when an instant is malformed or the zone unknown.
 * @example isWithinLastSevenDays('2026-11-13T00:00:00Z', '2026-11-19T14:05:00Z', 'UTC') // true
 */
export function isWithinLastSevenDays(instant: Instant, asOf: Instant, timeZone: string): boolean {
  return isInRange(instant, lastSevenDays(asOf, timeZone));
}
