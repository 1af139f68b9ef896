import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CENTS } from './cents.ts';
import { centsFromNumber } from './centsFromNumber.ts';

describe('centsFromNumber', () => {
  test.each([
    [12.34, 1234],
    [4.35, 435],
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [5, 500],
    [-12.34, -1234],
    [0, 0],
    [-0, 0],
    [-0.000_000_1, 0],
    [999_999_999_999.99, 99_999_999_999_999],
    [-999_999_999_999.99, -99_999_999_999_999],
  ])('reads %d', (dollars, value) => {
    expect(centsFromNumber(dollars)).toBe(value);
  });

  test.each([
    1.005,
    0.001,
    -0.001,
    12.345,
    123_456_789_012.345,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e12,
    -1e12,
    1e308,
  ])('refuses %d', (dollars) => {
    expect(centsFromNumber(dollars)).toBeUndefined();
  });

  test('forgives a ten-thousandth of a cent and no more', () => {
    expect(centsFromNumber(1.000_000_9)).toBe(100);
    expect(centsFromNumber(1.000_001_1)).toBeUndefined();
    expect(centsFromNumber(-1.000_000_9)).toBe(-100);
    expect(centsFromNumber(-1.000_001_1)).toBeUndefined();
  });

  test('reads every amount from the number nearest to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (value) => {
        expect(centsFromNumber(value / 100)).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });
});
