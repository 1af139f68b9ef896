import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './addDays.ts';
import { calendarDay } from './calendarDay.ts';
import { daysBetween } from './daysBetween.ts';

test.each([
  ['2028-02-28', '2028-03-01', 2],
  ['2027-02-28', '2027-03-01', 1],
  ['2027-01-01', '2026-12-31', -1],
  ['2026-11-19', '2026-11-19', 0],
])('daysBetween(%s, %s) is %i', (from, to, days) => {
  expect(daysBetween(calendarDay(from), calendarDay(to))).toBe(days);
});

test('daysBetween undoes addDays', () => {
  const start = calendarDay('2026-11-19');
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (days) => {
      expect(daysBetween(start, addDays(start, days))).toBe(days);
    }),
  );
});
