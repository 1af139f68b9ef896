import { describe, expect, test } from 'vitest';
import { calendarDay } from '../time/index.ts';
import { nextDueDate } from './nextDueDate.ts';

describe('nextDueDate', () => {
  test.each([
    ['later this month', 20, '2026-11-19', '2026-11-20'],
    ['today', 19, '2026-11-19', '2026-11-19'],
    ['already past, so next month', 18, '2026-11-19', '2026-12-18'],
    ['over the end of the year', 1, '2026-12-02', '2027-01-01'],
    ['the 31st of a month of 30 days', 31, '2026-11-19', '2026-11-30'],
    ['the 31st on the last day of a short month', 31, '2026-11-30', '2026-11-30'],
    ['the 31st after a short month', 31, '2026-12-01', '2026-12-31'],
    ['the 31st from one long month into February', 30, '2027-01-31', '2027-02-28'],
    ['the 29th in a leap year', 29, '2028-02-10', '2028-02-29'],
    ['the 29th in a common year', 29, '2027-02-10', '2027-02-28'],
    ['the 30th after February', 30, '2027-03-01', '2027-03-30'],
  ])('%s', (_name, day, asOf, expected) => {
    expect(nextDueDate(day, calendarDay(asOf))).toBe(expected);
  });

  test.each([0, 32, 1.5])('refuses day %s', (day) => {
    expect(() => nextDueDate(day, calendarDay('2026-11-19'))).toThrow(RangeError);
  });
});
