import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { calendarMonth, firstDayOf, monthOf, monthsBetween, nextMonth } from './calendarMonth.ts';

test('a month is YYYY-MM and exists', () => {
  expect(calendarMonth('2026-11')).toBe('2026-11');
  for (const text of ['2026-13', '2026-00', '2026-1', '2026-11-01', '26-11', '', ' 2026-11']) {
    expect(() => calendarMonth(text), text).toThrow(RangeError);
  }
});

test('the month of a day and its first day', () => {
  expect(monthOf(calendarDay('2028-02-29'))).toBe('2028-02');
  expect(firstDayOf(calendarMonth('2028-02'))).toBe('2028-02-01');
});

test('the months between two, over a new year', () => {
  expect(monthsBetween(calendarMonth('2026-11'), calendarMonth('2027-01'))).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
  ]);
  expect(monthsBetween(calendarMonth('2027-01'), calendarMonth('2026-11'))).toEqual([]);
});

test('the next month is later, and twelve of them are a year', () => {
  const month = fc
    .tuple(fc.integer({ min: 1900, max: 9000 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, of]) => calendarMonth(`${year}-${String(of).padStart(2, '0')}`));
  fc.assert(
    fc.property(month, (from) => {
      let to = from;
      for (let count = 0; count < 12; count += 1) {
        expect(nextMonth(to) > to).toBe(true);
        to = nextMonth(to);
      }
      expect(Number(to.slice(0, 4))).toBe(Number(from.slice(0, 4)) + 1);
      expect(monthsBetween(from, to)).toHaveLength(13);
    }),
  );
});
