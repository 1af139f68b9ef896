import { describe, expect, test } from 'vitest';
import { formatPercent } from './formatPercent.ts';

describe('formatPercent', () => {
  test.each([
    [24.99, 2, '24.99%'],
    [24.99, undefined, '25%'],
    [0, undefined, '0%'],
    [-2.5, 1, '-2.5%'],
    [-0.04, 1, '0.0%'],
    [-0.05, 1, '-0.1%'],
    [-0, 0, '0%'],
    [100, 0, '100%'],
    [6.125, 3, '6.125%'],
  ])('%d with %s decimals is %s', (percent, decimals, text) => {
    expect(formatPercent(percent, decimals)).toBe(text);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'refuses %d',
    (percent) => {
      expect(() => formatPercent(percent)).toThrow(
        new RangeError(`A percentage is finite; got ${percent}.`),
      );
    },
  );
});
