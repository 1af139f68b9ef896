import { calendarDayOf, type CalendarDay, type Instant } from '@dime-time/finance-core';

/** When something is done, and where the household lives. */
export interface Moment {
  readonly now: Instant;
  /** The household's zone, an IANA name. */
  readonly timeZone: string;
}

/** The day it is for the household. */
export function todayOf({ now, timeZone }: Moment): CalendarDay {
  return calendarDayOf(now, timeZone);
}

/** Milliseconds since 1970 as the wire writes a moment. */
export function instantAt(millis: number): Instant {
  return `${new Date(millis).toISOString().slice(0, 19)}Z`;
}

/** The present moment of a household's backend. */
export function momentOf(backend: { now(): Instant; readonly timeZone: string }): Moment {
  return { now: backend.now(), timeZone: backend.timeZone };
}
