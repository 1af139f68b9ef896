import type { Cents } from '../money/index.ts';
import { sinceFirstOfMonth, type Instant } from '../time/index.ts';
import { roundUpsInRange, type RoundedUp } from './roundUpsInRange.ts';

/**
 * The round-ups since the 1st of the month, in the user's zone.
 *
 * @param asOf the present moment.
 * @throws RangeError when an instant is malformed or the zone unknown.
 * @example roundUpsThisMonth(transactions, '2026-11-19T14:05:00Z', 'America/New_York')
 */
export function roundUpsThisMonth(
  transactions: readonly RoundedUp[],
  asOf: Instant,
  timeZone: string,
): Cents {
  return roundUpsInRange(transactions, sinceFirstOfMonth(asOf, timeZone));
}
