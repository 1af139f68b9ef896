import { calendarDayOf, onDayOfMonth, type CalendarDay, type Instant } from '../time/index.ts';

/**
 * The version of a plan that progress is measured by: the newest that was saved before this month, so
 * that a new plan does not hide a difference at once; without one, the newest.
 *
 * @param versions newest first.
 * @throws RangeError when an instant is malformed or the zone unknown.
 * @example planInForce(versions, calendarDay('2026-11-19'), 'America/New_York')
 */
export function planInForce<Version extends { since: Instant }>(
  versions: readonly Version[],
  today: CalendarDay,
  timeZone: string,
): Version | undefined {
  const month = onDayOfMonth(today, 1);
  return versions.find(({ since }) => calendarDayOf(since, timeZone) < month) ?? versions[0];
}
