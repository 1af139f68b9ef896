import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { formatMonthYear } from './formatMonthYear.ts';

test.each([
  ['2029-04-01', 'Apr 2029'],
  ['2026-12-31', 'Dec 2026'],
])('formatMonthYear(%s) is %s', (day, text) => {
  expect(formatMonthYear(calendarDay(day))).toBe(text);
});
