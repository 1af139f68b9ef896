import {
  addDays,
  calendarDay,
  calendarDayOf,
  daysBetween,
  startOfDay,
  type CalendarDay,
  type Instant,
} from '@dime-time/finance-core';

const A_SUNDAY = calendarDay('1970-01-04');

/** A week that has ended. */
export interface Week {
  /** Its last day, a Sunday. */
  readonly sunday: CalendarDay;
  /** The first instant after it. */
  readonly endedAt: Instant;
}

/**
 * The last complete week in a time zone; weeks end on Sunday.
 *
 * @example lastWeek('2026-11-19T14:05:00Z', 'UTC').sunday // '2026-11-15'
 */
export function lastWeek(now: Instant, timeZone: string): Week {
  const yesterday = addDays(calendarDayOf(now, timeZone), -1);
  const sinceSunday = ((daysBetween(A_SUNDAY, yesterday) % 7) + 7) % 7;
  const sunday = addDays(yesterday, -sinceSunday);
  return { sunday, endedAt: new Date(startOfDay(addDays(sunday, 1), timeZone)).toISOString() };
}
