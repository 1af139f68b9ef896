import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { monthIndex } from './monthIndex.ts';

test.each([
  ['2026-01-31', 0],
  ['2026-09-01', 8],
  ['2026-12-01', 11],
])('monthIndex(%s) is %i', (day, index) => {
  expect(monthIndex(calendarDay(day))).toBe(index);
});
