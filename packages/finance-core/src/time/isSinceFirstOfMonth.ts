import type { Instant } from './instant.ts';
import { isInRange } from './instantRange.ts';
import { sinceFirstOfMonth } from './sinceFirstOfMonth.ts';

/**
 * Whether an instant is in the month so far, from the 1st to the end of today, in the user's zone.
 *
 * For a long list, make the range once with `sinceFirstOfMonth` and ask `isInRange`.
 *
 * @param asOf the present moment.
 * @throws RangeError when an instant is malformed or the zone unknown.
 * @example isSinceFirstOfMonth('2026-11-01T00:00:00Z', '2026-11-19T14:05:00Z', 'UTC') // true
 */
export function isSinceFirstOfMonth(instant: Instant, asOf: Instant, timeZone: string): boolean {
  return isInRange(instant, sinceFirstOfMonth(asOf, timeZone));
}
