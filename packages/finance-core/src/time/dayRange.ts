import { addDays } from './addDays.ts';
import type { CalendarDay } from './calendarDay.ts';
import type { InstantRange } from './instantRange.ts';
import { startOfDay } from './startOfDay.ts';

/**
 * The time from the start of one calendar day to the end of another, in a time zone.
 *
 * A long list is filtered against one range, so the zone is asked twice and not once a row.
 *
 * @param last the last day that is inside.
 * @throws RangeError when the zone is unknown.
 * @example dayRange(calendarDay('2026-11-01'), calendarDay('2026-11-30'), 'America/New_York')
 */
export function dayRange(first: CalendarDay, last: CalendarDay, timeZone: string): InstantRange {
  return { from: startOfDay(first, timeZone), until: startOfDay(addDays(last, 1), timeZone) };
}
