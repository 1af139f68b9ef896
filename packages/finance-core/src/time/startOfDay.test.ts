import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, dayFromNumber, dayNumber } from './calendarDay.ts';
import { startOfDay } from './startOfDay.ts';
import { wallClock } from './wallClock.ts';

const iso = (millis: number): string => new Date(millis).toISOString();

describe('startOfDay', () => {
  test.each([
    ['2026-11-19', 'UTC', '2026-11-19T00:00:00.000Z'],
    ['2026-11-19', 'America/New_York', '2026-11-19T05:00:00.000Z'],
    // The days the clocks change there, and the days after.
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2027-01-01', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
    // São Paulo skipped midnight in 2018 and the day began at one o'clock …
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    // … and in 2018's autumn went from midnight back to eleven, so midnight came an hour later.
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
    // Havana goes back from one o'clock to midnight: the first midnight counts.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    // Samoa had no 30 December 2011: it starts, and ends, when the 31st does.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s starts at %s', (day, zone, start) => {
    expect(iso(startOfDay(calendarDay(day), zone))).toBe(start);
  });

  test('is the first moment at which the wall shows the day or a later one', () => {
    const zones = fc.constantFrom(
      'UTC',
      'America/Los_Angeles',
      'America/St_Johns',
      'America/Sao_Paulo',
      'America/Havana',
      'Africa/Casablanca',
      'Africa/Cairo',
      'Asia/Beirut',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Antarctica/Troll',
      'Pacific/Apia',
      'Pacific/Chatham',
      'Pacific/Kiritimati',
    );
    // 1990 to 2040.
    const days = fc.integer({ min: 7305, max: 25_567 });
    fc.assert(
      fc.property(days, zones, (number, zone) => {
        const day = dayFromNumber(number);
        const start = startOfDay(day, zone);
        const midnight = dayNumber(day) * 86_400_000;
        expect(wallClock(zone)(start)).toBeGreaterThanOrEqual(midnight);
        // The clock shows whole seconds, so the moment before is a second before.
        expect(wallClock(zone)(start - 1000)).toBeLessThan(midnight);
      }),
      { numRuns: 400 },
    );
  });
});
