import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { formatDay } from './formatDay.ts';

test.each([
  ['2026-11-19', 'Nov 19, 2026'],
  ['2026-01-09', 'Jan 9, 2026'],
  ['2028-02-29', 'Feb 29, 2028'],
  ['2026-12-31', 'Dec 31, 2026'],
])('formatDay(%s) is %s', (day, text) => {
  expect(formatDay(calendarDay(day))).toBe(text);
});
