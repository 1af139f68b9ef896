import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { formatWeekday } from './formatWeekday.ts';

test.each([
  ['2026-11-30', 'Monday, Nov 30'],
  ['2027-01-03', 'Sunday, Jan 3'],
])('formatWeekday(%s) is %s', (day, text) => {
  expect(formatWeekday(calendarDay(day))).toBe(text);
});
