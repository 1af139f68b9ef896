import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APR_UNITS, aprFromPercent, MAX_APR, percentFromApr } from './apr.ts';

describe('aprFromPercent', () => {
  test.each([
    [24.99, 24_990],
    [6.125, 6125],
    [0, 0],
    [-0, 0],
    [0.001, 1],
    [100, 100_000],
    [10_000, 10_000_000],
    [0.1 + 0.2, 300],
  ])('reads %d percent', (percent, units) => {
    expect(aprFromPercent(percent)).toBe(units);
  });

  test.each([
    -0.001,
    -5,
    10_000.001,
    0.0005,
    24.9999,
    6.1251,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])('refuses %d percent', (percent) => {
    expect(() => aprFromPercent(percent)).toThrow(
      new RangeError(`An APR is 0 to 10000 percent with at most three decimals; got ${percent}.`),
    );
  });
});

test('percentFromApr undoes aprFromPercent', () => {
  expect(percentFromApr(aprFromPercent(24.99))).toBe(24.99);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_APR }), (units) => {
      const apr = aprFromPercent(units / 1000);
      expect(apr).toBe(units);
      expect(aprFromPercent(percentFromApr(apr))).toBe(apr);
    }),
  );
});

test('a hundred percent is as many units as its constant says', () => {
  expect(aprFromPercent(100)).toBe(APR_UNITS);
});
