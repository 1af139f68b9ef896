import * as v from 'valibot';
import type { CalendarDay } from '../../time/calendarDay.ts';
import { codec } from './codec.ts';
import { parseDay } from '../../time/parseDay.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day, `YYYY-MM-DD`, that exists. An instant is no day: whose day it is depends on the zone. */
export const dayField = codec<string, CalendarDay>(
  v.pipe(v.string(), v.regex(DAY, 'expected a day such as "2026-11-19"')),
  {
    expected: 'a day of the calendar such as "2026-11-19"',
    read: parseDay,
    write: (value) => {
      if (parseDay(value) === undefined) throw new RangeError('A day is YYYY-MM-DD.');
      return value;
    },
  },
);
