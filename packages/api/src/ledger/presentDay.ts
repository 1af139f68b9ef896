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

/** The day it is for a household, and the spans of time that end with it. */
export interface PresentDay {
  readonly today: CalendarDay;
  readonly firstOfMonth: CalendarDay;
  readonly month: InstantRange;
  /** The time whose round-ups say what a month brings. */
  readonly habit: InstantRange;
}

interface CachedDay extends PresentDay {
  /** The moment it was asked for first, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * The day of each time zone. Asking a zone costs more than the query that needs the answer, and
 * until the day is over there the answer is the same.
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
