import { expect, test } from 'vitest';
import { lastWeek } from './lastWeek.ts';

test.each([
  ['2026-11-16T00:00:00Z', 'UTC', '2026-11-15', '2026-11-16T00:00:00.000Z'],
  ['2026-11-15T23:59:59Z', 'UTC', '2026-11-08', '2026-11-09T00:00:00.000Z'],
  ['2026-11-19T14:05:00Z', 'UTC', '2026-11-15', '2026-11-16T00:00:00.000Z'],
  // Monday in UTC is still Sunday in Los Angeles, and long over on Kiritimati.
  ['2026-11-16T02:00:00Z', 'America/Los_Angeles', '2026-11-08', '2026-11-09T08:00:00.000Z'],
  ['2026-11-15T11:00:00Z', 'Pacific/Kiritimati', '2026-11-15', '2026-11-15T10:00:00.000Z'],
  // The clocks of New York go back on this Sunday: the week is an hour longer.
  ['2026-11-02T05:00:00Z', 'America/New_York', '2026-11-01', '2026-11-02T05:00:00.000Z'],
  ['2027-01-03T12:00:00Z', 'UTC', '2026-12-27', '2026-12-28T00:00:00.000Z'],
])('at %s in %s it ended with %s', (now, timeZone, sunday, endedAt) => {
  expect(lastWeek(now, timeZone)).toEqual({ sunday, endedAt });
});
