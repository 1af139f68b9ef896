import * as v from 'valibot';
import { calendarMonth, type CalendarMonth } from '../../time/calendarMonth.ts';
import { codec } from './codec.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const WRITTEN = v.pipe(v.string(), v.regex(MONTH, 'expected a month such as "2026-11"'));

/** A calendar month, `YYYY-MM`. */
export const monthField = codec<string, CalendarMonth>(WRITTEN, {
  expected: 'a month of the calendar such as "2026-11"',
  read: calendarMonth,
  write: calendarMonth,
});
