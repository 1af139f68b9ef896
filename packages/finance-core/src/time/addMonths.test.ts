import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from './addMonths.ts';
import { calendarDay } from './calendarDay.ts';

test.each([
  ['2026-11-19', 1, '2026-12-19'],
  ['2026-11-19', 2, '2027-01-19'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-01-31', -1, '2025-12-31'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-19', 0, '2026-11-19'],
  ['2026-11-19', 600, '2076-11-19'],
  ['0050-06-15', -12, '0049-06-15'],
])('addMonths(%s, %i) is %s', (day, months, result) => {
  expect(addMonths(calendarDay(day), months)).toBe(result);
});

test('addMonths stops at the ends of the calendar, and refuses a part of a month', () => {
  expect(() => addMonths(calendarDay('9999-12-01'), 1)).toThrow(RangeError);
  expect(() => addMonths(calendarDay('0000-01-01'), -1)).toThrow(RangeError);
  expect(() => addMonths(calendarDay('2026-11-19'), 0.5)).toThrow(RangeError);
});

test('addMonths moves the month by exactly the number, whatever the day', () => {
  const start = calendarDay('2026-01-31');
  fc.assert(
    fc.property(fc.integer({ min: -1200, max: 1200 }), (months) => {
      const moved = addMonths(start, months);
      const count = Number(moved.slice(0, 4)) * 12 + Number(moved.slice(5, 7));
      expect(count).toBe(2026 * 12 + 1 + months);
      expect(Number(moved.slice(8))).toBeGreaterThanOrEqual(28);
    }),
  );
});
