import { describe, expect, test } from 'vitest';
import { calendarDayOf } from './calendarDayOf.ts';

describe('calendarDayOf', () => {
  test.each([
    ['2026-11-19T02:00:00Z', 'America/New_York', '2026-11-18'],
    ['2026-11-19T02:00:00Z', 'UTC', '2026-11-19'],
    // Both sides of the year's end.
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2027-01-01T07:59:59.999Z', 'America/Los_Angeles', '2026-12-31'],
    ['2027-01-01T08:00:00Z', 'America/Los_Angeles', '2027-01-01'],
    // The hour that daylight saving repeats, and the one it skips.
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01'],
    ['2026-03-08T06:59:59Z', 'America/New_York', '2026-03-08'],
    // The leap day.
    ['2028-02-29T23:30:00Z', 'Europe/Berlin', '2028-03-01'],
    ['2028-03-01T02:00:00Z', 'America/Chicago', '2028-02-29'],
    // Before 1970, where the remainder of a day is negative.
    ['1969-12-31T23:00:00Z', 'UTC', '1969-12-31'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(calendarDayOf(instant, zone)).toBe(day);
  });

  test('refuses a malformed instant', () => {
    expect(() => calendarDayOf('yesterday', 'UTC')).toThrow(RangeError);
  });
});
