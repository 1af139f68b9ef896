import {
  addDays,
  calendarDayOf,
  dayRange,
  type Instant,
  type InstantRange,
} from '../time/index.ts';

/** How many days of past round-ups estimate a month. */
const HABIT_DAYS = 30;

/**
 * The time whose round-ups say what a month brings: today and the 29 days before it, in the user's
 * zone.
 *
 * @param asOf the present moment.
 * @throws RangeError when the instant is malformed or the zone unknown.
 * @example habitRange('2026-11-19T14:05:00Z', 'UTC') // October 21st 00:00 until November 20th 00:00
 */
export function habitRange(asOf: Instant, timeZone: string): InstantRange {
  const today = calendarDayOf(asOf, timeZone);
  return dayRange(addDays(today, 1 - HABIT_DAYS), today, timeZone);
}
