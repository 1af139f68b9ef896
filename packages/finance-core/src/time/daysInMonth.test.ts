import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { daysInMonth } from './daysInMonth.ts';

test.each([
  ['2026-01-10', 31],
  ['2026-02-10', 28],
  ['2028-02-10', 29],
  ['2100-02-10', 28],
  ['2000-02-10', 29],
  ['0004-02-10', 29],
  ['2026-04-10', 30],
  ['2026-12-31', 31],
])('daysInMonth(%s) is %i', (day, days) => {
  expect(daysInMonth(calendarDay(day))).toBe(days);
});
