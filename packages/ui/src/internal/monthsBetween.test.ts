import { calendarDay } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { monthsBetween } from './monthsBetween.ts';

test.each([
  ['2026-11-19', '2029-01-22', 26],
  ['2026-11-19', '2030-08-15', 45],
  ['2026-11-30', '2026-12-01', 1],
  ['2026-11-19', '2026-11-22', 1],
])('from %s to %s are %i months', (from, to, months) => {
  expect(monthsBetween(calendarDay(from), calendarDay(to))).toBe(months);
});
