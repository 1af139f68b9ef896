import { expect, test } from 'vitest';
import { formatTime } from './formatTime.ts';

test.each([
  ['2026-11-19T19:05:00Z', 'America/New_York', '2:05 PM'],
  ['2026-07-19T18:05:00Z', 'America/New_York', '2:05 PM'],
  ['2026-11-19T00:00:00Z', 'UTC', '12:00 AM'],
  ['2026-11-19T00:09:59Z', 'UTC', '12:09 AM'],
  ['2026-11-19T11:59:59.999Z', 'UTC', '11:59 AM'],
  ['2026-11-19T12:00:00Z', 'UTC', '12:00 PM'],
  ['2026-11-19T23:30:00Z', 'UTC', '11:30 PM'],
  ['2026-11-19T12:00:00Z', 'Asia/Kathmandu', '5:45 PM'],
  // The hour that daylight saving repeats reads the same both times.
  ['2026-11-01T05:30:00Z', 'America/New_York', '1:30 AM'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '1:30 AM'],
  // The hour that it skips.
  ['2026-03-08T07:00:00Z', 'America/New_York', '3:00 AM'],
])('formatTime(%s, %s) is %s', (instant, zone, text) => {
  expect(formatTime(instant, zone)).toBe(text);
});
