import { epochMillis, type Instant } from './instant.ts';

/** A stretch of time in milliseconds since 1970, with its first moment and without its last. */
export interface InstantRange {
  readonly from: number;
  readonly until: number;
}

/**
 * Whether an instant lies in a range.
 *
 * @throws RangeError when the instant is malformed.
 * @example isInRange('2026-11-19T14:05:00Z', lastSevenDays(asOf, timeZone))
 */
export function isInRange(instant: Instant, range: InstantRange): boolean {
  const millis = epochMillis(instant);
  return millis >= range.from && millis < range.until;
}
