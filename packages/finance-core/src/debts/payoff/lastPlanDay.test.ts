import { expect, test } from 'vitest';
import { calendarDay } from '../../time/index.ts';
import { lastPlanDay } from './lastPlanDay.ts';

test.each([
  ['2026-11-19', '2126-11-19'],
  ['2096-02-29', '2196-02-29'],
  ['2000-02-29', '2100-02-28'],
])('a plan of %s looks ahead to %s', (asOf, last) => {
  expect(lastPlanDay(calendarDay(asOf))).toBe(last);
});
