import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, calendarDay } from '../../time/index.ts';
import { monthsUntil } from './monthsUntil.ts';

describe('monthsUntil', () => {
  test.each([
    ['2026-11-19', '2026-11-19', 0],
    ['2026-11-19', '2026-12-18', 0],
    ['2026-11-19', '2026-12-19', 1],
    ['2026-11-19', '2027-11-18', 11],
    ['2026-11-19', '2027-11-19', 12],
    ['2026-11-19', '2026-11-18', -1],
    ['2026-11-19', '2026-10-19', -1],
    ['2026-11-19', '2026-10-18', -2],
    ['2026-11-19', '2025-11-19', -12],
    ['2026-01-31', '2026-02-27', 0],
    ['2026-01-31', '2026-02-28', 1],
    ['2028-01-31', '2028-02-28', 0],
    ['2028-02-29', '2029-02-28', 12],
  ])('from %s to %s is %i', (from, day, expected) => {
    expect(monthsUntil(calendarDay(from), calendarDay(day))).toBe(expected);
  });

  test('is the largest number of months that does not pass the day', () => {
    const from = calendarDay('2026-01-31');
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (offset) => {
        const day = addDays(from, offset);
        const count = monthsUntil(from, day);
        expect(addMonths(from, count) <= day).toBe(true);
        expect(addMonths(from, count + 1) > day).toBe(true);
      }),
    );
  });
});
