import { epochMillis, type Instant } from './instant.ts';
import { wallClock } from './wallClock.ts';

/**
 * Writes the time of day of an instant in a time zone, in fixed en-US text.
 *
 * Seconds are cut off, as a clock does.
 *
 * @param timeZone an IANA name.
 * @throws RangeError when the instant is malformed or the zone unknown.
 * @example formatTime('2026-11-19T19:05:00Z', 'America/New_York') // '2:05 PM'
 */
export function formatTime(instant: Instant, timeZone: string): string {
  const shown = new Date(wallClock(timeZone)(epochMillis(instant)));
  const hour = shown.getUTCHours();
  const minute = String(shown.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
