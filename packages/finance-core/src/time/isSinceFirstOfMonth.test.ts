import { expect, test } from 'vitest';
import { isSinceFirstOfMonth } from './isSinceFirstOfMonth.ts';

const asOf = '2026-11-19T14:05:00Z';

test.each([
  ['2026-11-01T03:59:59Z', false],
  ['2026-11-01T04:00:00Z', true],
  ['2026-11-19T14:05:00Z', true],
  ['2026-11-20T04:59:59Z', true],
  ['2026-11-20T05:00:00Z', false],
  ['2025-11-10T12:00:00Z', false],
])('isSinceFirstOfMonth(%s) in New York is %s', (instant, since) => {
  expect(isSinceFirstOfMonth(instant, asOf, 'America/New_York')).toBe(since);
});
