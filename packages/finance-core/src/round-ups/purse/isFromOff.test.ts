import { expect, test } from 'vitest';
import { isFromOff } from './isFromOff.ts';

const on = {
  isEnabled: true,
  switchedOnAt: '2026-11-19T14:05:00Z',
  timeZone: 'UTC',
} as const;

test('a purchase from before round-ups were switched on is, and one from then on is not', () => {
  expect(isFromOff({ at: '2026-11-19T14:04:59Z' }, on)).toBe(true);
  expect(isFromOff({ at: '2026-11-19T14:05:00Z' }, on)).toBe(false);
  expect(isFromOff({ day: '2026-11-19' }, on)).toBe(true);
  expect(isFromOff({ day: '2026-11-20' }, on)).toBe(false);
});

test('while they are off every purchase is, and none where they were never off', () => {
  expect(isFromOff({ at: '2026-11-20T00:00:00Z' }, { ...on, isEnabled: false })).toBe(true);
  expect(isFromOff({ day: '2001-01-01' }, { ...on, switchedOnAt: undefined })).toBe(false);
});
