import { expect, test } from 'vitest';
import { roundUpRestart } from './roundUpRestart.ts';

const NOW = '2026-11-19T14:05:00Z';
const on = { isEnabled: true };
const off = { isEnabled: false };
const paused = { isEnabled: true, pausedUntil: '2026-12-01T00:00:00Z' };

test.each([
  [off, on, { roundUpsSince: NOW, switchedOnAt: NOW }],
  [paused, on, { roundUpsSince: NOW }],
  [off, paused, { switchedOnAt: NOW }],
  [on, on, {}],
  [on, off, {}],
])('from %o to %o', (before, after, restart) => {
  expect(roundUpRestart(before, after, NOW)).toEqual(restart);
});
