import { expect, test } from 'vitest';
import { sinceFirstOfMonth } from './sinceFirstOfMonth.ts';

test.each([
  ['2026-11-19T14:05:00Z', 'UTC', '2026-11-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  // In Los Angeles it is still October.
  [
    '2026-11-01T06:00:00Z',
    'America/Los_Angeles',
    '2026-10-01T07:00:00.000Z',
    '2026-11-01T07:00:00.000Z',
  ],
  // On Kiritimati it is already January of the next year.
  [
    '2026-12-31T11:00:00Z',
    'Pacific/Kiritimati',
    '2026-12-31T10:00:00.000Z',
    '2027-01-01T10:00:00.000Z',
  ],
  ['2028-02-29T23:59:59Z', 'UTC', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
])('sinceFirstOfMonth(%s, %s)', (asOf, zone, from, until) => {
  const range = sinceFirstOfMonth(asOf, zone);
  expect(new Date(range.from).toISOString()).toBe(from);
  expect(new Date(range.until).toISOString()).toBe(until);
});
