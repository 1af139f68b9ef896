import { describe, expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { compareDays } from './compareDays.ts';

describe('compareDays', () => {
  test('sorts days from the earliest, and keeps the order of those on one day', () => {
    const days = ['2027-01-02', '2026-12-31', '2027-01-01', '2026-12-31'].map((day, index) => ({
      day: calendarDay(day),
      index,
    }));
    const sorted = days.toSorted((one, other) => compareDays(one.day, other.day));
    expect(sorted.map(({ index }) => index)).toEqual([1, 3, 2, 0]);
  });
});
