import { describe, expect, test } from 'vitest';
import { isInRange } from './instantRange.ts';

describe('isInRange', () => {
  const range = { from: Date.UTC(2026, 10, 19), until: Date.UTC(2026, 10, 20) };

  test.each([
    ['2026-11-18T23:59:59.999Z', false],
    ['2026-11-19T00:00:00Z', true],
    ['2026-11-19T23:59:59.999Z', true],
    ['2026-11-20T00:00:00Z', false],
  ])('%s → %s', (instant, inside) => {
    expect(isInRange(instant, range)).toBe(inside);
  });

  test('refuses a malformed instant', () => {
    expect(() => isInRange('2026-11-19', range)).toThrow(RangeError);
  });
});
