import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { weekday } from './weekday.ts';

test.each([
  ['1970-01-01', 3],
  ['1969-12-31', 2],
  ['1969-12-28', 6],
  ['2026-11-30', 0],
  ['2026-12-06', 6],
  ['2028-02-29', 1],
])('weekday(%s) is %i', (day, expected) => {
  expect(weekday(calendarDay(day))).toBe(expected);
});
