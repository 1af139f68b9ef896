import { expect, test } from 'vitest';
import { lastSevenDays } from './lastSevenDays.ts';

test.each([
  ['2026-11-19T14:05:00Z', 'UTC', '2026-11-13T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  // In New York it is still the 18th.
  [
    '2026-11-19T02:00:00Z',
    'America/New_York',
    '2026-11-12T05:00:00.000Z',
    '2026-11-19T05:00:00.000Z',
  ],
  // Seven days of which one has 25 hours.
  [
    '2026-11-03T12:00:00Z',
    'America/New_York',
    '2026-10-28T04:00:00.000Z',
    '2026-11-04T05:00:00.000Z',
  ],
  // Seven days of which one has 23 hours.
  [
    '2026-03-10T12:00:00Z',
    'America/New_York',
    '2026-03-04T05:00:00.000Z',
    '2026-03-11T04:00:00.000Z',
  ],
  // Over the year's end, and over a leap day.
  ['2027-01-02T00:00:00Z', 'UTC', '2026-12-27T00:00:00.000Z', '2027-01-03T00:00:00.000Z'],
  ['2028-03-02T00:00:00Z', 'UTC', '2028-02-25T00:00:00.000Z', '2028-03-03T00:00:00.000Z'],
])('lastSevenDays(%s, %s)', (asOf, zone, from, until) => {
  const range = lastSevenDays(asOf, zone);
  expect(new Date(range.from).toISOString()).toBe(from);
  expect(new Date(range.until).toISOString()).toBe(until);
});
