import { calendarDayOf, type CalendarDay, type Instant } from '@dime-time/finance-core';

/** The present time and the user’s time zone. */
export interface Moment {
  readonly now: Instant;
  /** An IANA name. */
  readonly timeZone: string;
}

/** Today in the user’s time zone. */
export function todayOf({ now, timeZone }: Moment): CalendarDay {
  return calendarDayOf(now, timeZone);
}

/** An instant, in whole seconds, of milliseconds since 1970. */
export function instantAt(millis: number): Instant {
  return `${new Date(millis).toISOString().slice(0, 19)}Z`;
}

/** The present time and the time zone of a backend. */
export function momentOf(backend: { now(): Instant; readonly timeZone: string }): Moment {
  return { now: backend.now(), timeZone: backend.timeZone };
}
