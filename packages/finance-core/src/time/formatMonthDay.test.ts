import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { formatMonthDay } from './formatMonthDay.ts';

test.each([
  ['2026-11-19', 'Nov 19'],
  ['2027-01-09', 'Jan 9'],
])('formatMonthDay(%s) is %s', (day, text) => {
  expect(formatMonthDay(calendarDay(day))).toBe(text);
});
