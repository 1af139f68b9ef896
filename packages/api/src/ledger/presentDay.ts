import {
  calendarDay,
  calendarDayOf,
  epochMillis,
  habitRange,
  sinceFirstOfMonth,
  type CalendarDay,
  type InstantRange,
} from '@dime-time/finance-core';
import type { RequestContext } from './requestContext.ts';

/** The household's current day, and the time ranges that end with it. */
export interface PresentDay {
  readonly today: CalendarDay;
  readonly firstOfMonth: CalendarDay;
  readonly month: InstantRange;
  /** The time range whose round-ups predict a month. */
  readonly habit: InstantRange;
}

interface CachedDay extends PresentDay {
  /** When it was computed, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * The cached day of each time zone. Converting to a zone costs more than the query that needs it,
 * and the result is the same until the day ends.
 */
const days = new Map<string, CachedDay>();

export function presentDay({
  now,
  timeZone,
}: Pick<RequestContext, 'now' | 'timeZone'>): PresentDay {
  const millis = epochMillis(now);
  const known = days.get(timeZone);
  if (known && millis >= known.since && millis < known.month.until) return known;
  const today = calendarDayOf(now, timeZone);
  const day = {
    since: millis,
    today,
    firstOfMonth: calendarDay(`${today.slice(0, 7)}-01`),
    month: sinceFirstOfMonth(now, timeZone),
    habit: habitRange(now, timeZone),
  };
  days.set(timeZone, day);
  return day;
}
