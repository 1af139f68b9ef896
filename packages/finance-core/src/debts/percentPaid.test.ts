import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, MAX_CENTS } from '../money/index.ts';
import { percentPaid } from './percentPaid.ts';

const paid = (original: number, current: number) =>
  percentPaid({ originalBalance: cents(original), currentBalance: cents(current) });

describe('percentPaid', () => {
  // @requirement 9.percent-paid
  test('is the share of the original that is gone, rounded', () => {
    expect(paid(800_000, 620_000)).toBe(23); // 22.5 rounds up
    expect(paid(800_000, 620_100)).toBe(22); // 22.4875
    expect(paid(800_000, 800_000)).toBe(0);
    expect(paid(800_000, 0)).toBe(100);
  });

  test('rounds an exact half up where its binary fraction falls short', () => {
    // 0.285 * 100 is 28.499999999999996 in doubles.
    expect(paid(1000, 715)).toBe(29);
  });

  // @requirement 9.percent-paid
  test('is 0 when the original is 0 or below', () => {
    expect(paid(0, 0)).toBe(0);
    expect(paid(0, 5000)).toBe(0);
    expect(paid(-100, -200)).toBe(0);
  });

  test('stays within 0 and 100', () => {
    expect(paid(800_000, 900_000)).toBe(0);
    expect(Object.is(paid(800_000, 800_001), 0)).toBe(true);
    expect(paid(800_000, -500)).toBe(100);
  });

  test('agrees with exact arithmetic for every amount', () => {
    const amount = fc.integer({ min: 1, max: MAX_CENTS });
    fc.assert(
      fc.property(amount, fc.double({ min: 0, max: 1, noNaN: true }), (original, share) => {
        const current = Math.floor(original * share);
        const exact =
          (BigInt(original - current) * 200n + BigInt(original)) / (BigInt(original) * 2n);
        expect(paid(original, current)).toBe(Number(exact));
      }),
    );
  });
});
