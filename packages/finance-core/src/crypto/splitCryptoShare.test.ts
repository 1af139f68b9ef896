import { describe, expect, test } from 'vitest';
import { cents, MAX_CENTS } from '../money/index.ts';
import { splitCryptoShare } from './splitCryptoShare.ts';

describe('splitCryptoShare', () => {
  test.each([
    [1001, 25, 250, 751],
    [1001, 0, 0, 1001],
    [1001, 100, 1001, 0],
    [1, 50, 0, 1],
    [199, 50, 99, 100],
    [0, 50, 0, 0],
    [MAX_CENTS, 75, 74_999_999_999_999, 25_000_000_000_000],
  ])('%i cents at %i percent are %i and %i', (amount, percentage, crypto, debt) => {
    expect(splitCryptoShare(cents(amount), percentage)).toEqual({ crypto, debt });
  });

  test.each([-1, 101, 2.5, Number.NaN])('refuses %d percent', (percentage) => {
    expect(() => splitCryptoShare(cents(100), percentage)).toThrow(
      new RangeError(`A share is a whole percentage from 0 to 100; got ${percentage}.`),
    );
  });
});
