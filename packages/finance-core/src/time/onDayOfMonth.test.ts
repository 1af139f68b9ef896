import { describe, expect, test } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { onDayOfMonth } from './onDayOfMonth.ts';

describe('onDayOfMonth', () => {
  test.each([
    ['2026-02-10', 31, '2026-02-28'],
    ['2028-02-10', 30, '2028-02-29'],
    ['2028-02-10', 29, '2028-02-29'],
    ['2026-04-30', 31, '2026-04-30'],
    ['2026-12-05', 31, '2026-12-31'],
    ['2026-11-19', 1, '2026-11-01'],
    ['2026-11-19', 15, '2026-11-15'],
  ])('%s on day %i is %s', (day, dayOfMonth, result) => {
    expect(onDayOfMonth(calendarDay(day), dayOfMonth)).toBe(result);
  });

  test.each([0, 32, -1, 1.5, Number.NaN])('refuses day %d', (dayOfMonth) => {
    expect(() => onDayOfMonth(calendarDay('2026-11-19'), dayOfMonth)).toThrow(
      new RangeError(`A day of the month is 1 to 31; got ${dayOfMonth}.`),
    );
  });
});
