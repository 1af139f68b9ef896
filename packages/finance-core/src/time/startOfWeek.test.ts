import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './addDays.ts';
import { calendarDay } from './calendarDay.ts';
import { daysBetween } from './daysBetween.ts';
import { startOfWeek } from './startOfWeek.ts';
import { weekday } from './weekday.ts';

test.each([
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
  ['1970-01-01', '1969-12-29'],
])('the week of %s starts on %s', (day, monday) => {
  expect(startOfWeek(calendarDay(day))).toBe(monday);
});

test('is the only Monday among the day and the six before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), (offset) => {
      const day = addDays(calendarDay('2026-11-19'), offset);
      const monday = startOfWeek(day);
      expect(weekday(monday)).toBe(0);
      expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(monday, day)).toBeLessThan(7);
    }),
  );
});
