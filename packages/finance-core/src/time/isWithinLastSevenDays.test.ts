import { expect, test } from 'vitest';
import { isWithinLastSevenDays } from './isWithinLastSevenDays.ts';

const asOf = '2026-11-19T14:05:00Z';

test.each([
  ['2026-11-13T04:59:59Z', false],
  ['2026-11-13T05:00:00Z', true],
  ['2026-11-19T14:05:00Z', true],
  // Later today is still today; a server's clock may be ahead.
  ['2026-11-20T04:59:59Z', true],
  ['2026-11-20T05:00:00Z', false],
  ['2025-11-19T14:05:00Z', false],
])('isWithinLastSevenDays(%s) in New York is %s', (instant, within) => {
  expect(isWithinLastSevenDays(instant, asOf, 'America/New_York')).toBe(within);
});
