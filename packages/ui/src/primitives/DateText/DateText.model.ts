import { calendarDayOf, type CalendarDay, type Instant } from '@dime-time/finance-core';
import type { Formats } from '../../words/index.ts';

/** A calendar date, the same everywhere. */
export interface DayMoment {
  /** A calendar date, `2026-11-19`. */
  day: CalendarDay;
  instant?: never;
  timeZone?: never;
  /**
   * 'Nov 19, 2026' or 'Nov 2026'.
   * @default 'day'
   */
  format?: 'day' | 'month-year' | undefined;
}

/** A point in time, which only has a date and a time in a time zone. */
export interface InstantMoment {
  day?: never;
  /** A point in time, `2026-11-19T14:05:00Z`. */
  instant: Instant;
  /** The time zone to use, `America/New_York`. */
  timeZone: string;
  /**
   * 'Nov 19, 2026', '2:05 PM', or both.
   * @default 'day'
   */
  format?: 'day' | 'time' | 'day-time' | 'month-year' | undefined;
}

export type Moment = DayMoment | InstantMoment;

/** Returns the text of a date, and its machine-readable form for the `datetime` attribute. */
export function dateText(moment: Moment, formats: Formats): { text: string; dateTime: string } {
  if (moment.instant === undefined) {
    const text =
      moment.format === 'month-year' ? formats.monthYear(moment.day) : formats.day(moment.day);
    return { text, dateTime: moment.day };
  }
  const { instant, timeZone, format = 'day' } = moment;
  switch (format) {
    case 'day':
      return { text: formats.day(calendarDayOf(instant, timeZone)), dateTime: instant };
    case 'month-year':
      return { text: formats.monthYear(calendarDayOf(instant, timeZone)), dateTime: instant };
    case 'time':
      return { text: formats.time(instant, timeZone), dateTime: instant };
    case 'day-time':
      return { text: formats.dayTime(instant, timeZone), dateTime: instant };
  }
}
