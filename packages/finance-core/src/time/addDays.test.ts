import { expect, test } from 'vitest';
import { addDays } from './addDays.ts';
import { calendarDay } from './calendarDay.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-19', 0, '2026-11-19'],
  ['2026-11-19', 365, '2027-11-19'],
])('addDays(%s, %i) is %s', (day, days, result) => {
  expect(addDays(calendarDay(day), days)).toBe(result);
});

test('addDays stops at the year 9999', () => {
  expect(() => addDays(calendarDay('9999-12-31'), 1)).toThrow(RangeError);
});
