import { expect, test } from 'vitest';
import { isCollecting } from './isCollecting.ts';

const NOW = '2026-11-19T14:05:00Z';

test.each([
  [{ isEnabled: true }, true],
  [{ isEnabled: false }, false],
  [{ isEnabled: true, pausedUntil: null }, true],
  [{ isEnabled: true, pausedUntil: '2026-11-19T14:05:01Z' }, false],
  [{ isEnabled: true, pausedUntil: NOW }, true],
  [{ isEnabled: false, pausedUntil: '2026-11-01T00:00:00Z' }, false],
])('%o collects: %s', (settings, collects) => {
  expect(isCollecting(settings, NOW)).toBe(collects);
});
