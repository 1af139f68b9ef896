import {
  addDays,
  calendarDayOf,
  startOfDay,
  startOfWeek,
  type CalendarDay,
  type Instant,
} from '@dime-time/finance-core';

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
  const monday = startOfWeek(calendarDayOf(now, timeZone));
  return {
    sunday: addDays(monday, -1),
    endedAt: new Date(startOfDay(monday, timeZone)).toISOString(),
  };
}
