import type { Cents } from '../money/index.ts';
import { lastSevenDays, type Instant } from '../time/index.ts';
import { roundUpsInRange, type RoundedUp } from './roundUpsInRange.ts';

/**
 * The round-ups of the last seven days: today and the six days before, in the user's zone.
 *
 * @param asOf the present moment.
 * @throws RangeError when an instant is malformed or the zone unknown.
 * @example roundUpsThisWeek(transactions, '2026-11-19T14:05:00Z', 'America/New_York')
 */
export function roundUpsThisWeek(
  transactions: readonly RoundedUp[],
  asOf: Instant,
  timeZone: string,
): Cents {
  return roundUpsInRange(transactions, lastSevenDays(asOf, timeZone));
}
