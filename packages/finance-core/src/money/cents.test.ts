import { describe, expect, test } from 'vitest';
import { cents, MAX_CENTS, ZERO_CENTS } from './cents.ts';

describe('cents', () => {
  test.each([0, 1, -1, 467, 99_999_999_999_999, -99_999_999_999_999])('takes %i', (value) => {
    expect(cents(value)).toBe(value);
  });

  test.each([0.5, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e-9])(
    'refuses %d, which is no whole number of cents',
    (value) => {
      expect(() => cents(value)).toThrow(
        new RangeError(`Money is a whole number of cents; got ${value}.`),
      );
    },
  );

  test.each([100_000_000_000_000, -100_000_000_000_000, Number.MAX_SAFE_INTEGER, 1e308])(
    'refuses %d, which is past the bound',
    (value) => {
      expect(() => cents(value)).toThrow(
        new RangeError(`Money is at most 99999999999999 cents either way; got ${value}.`),
      );
    },
  );

  test('names its bounds', () => {
    expect(ZERO_CENTS).toBe(0);
    expect(MAX_CENTS).toBe(99_999_999_999_999);
    expect(MAX_CENTS * 90).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });
});
