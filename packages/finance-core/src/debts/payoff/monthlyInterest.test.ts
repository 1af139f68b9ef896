import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aprFromPercent,
  cents,
  MAX_APR,
  MAX_CENTS,
  type Apr,
  type Cents,
} from '../../money/index.ts';
import { monthlyInterest } from './monthlyInterest.ts';

/** `balance × APR ÷ 12` in whole numbers, a half rounded up. */
function exact(balance: number, apr: number): number {
  return Number((BigInt(balance) * BigInt(apr) + 600_000n) / 1_200_000n);
}

const anyBalance = fc.integer({ min: 0, max: MAX_CENTS }).map((value) => value as Cents);
const anyApr = fc.integer({ min: 0, max: MAX_APR }).map((value) => value as Apr);
/** Where balance times rate passes from multiplication to exact division, and what lies around. */
const nearTheSwitch = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: -3, max: 3 }))
  .map(([apr, offset]) => [Math.floor(2 ** 50 / apr) + offset, apr] as [Cents, Apr]);
/** Products that divide to a half cent exactly, or one unit either side of it. */
const nearAHalf = fc
  .tuple(fc.integer({ min: 0, max: 900_000_000 }), fc.integer({ min: -1, max: 1 }))
  .map(([whole, offset]) => [whole * 1_200_000 + 600_000 + offset, 1] as [Cents, Apr])
  .filter(([balance]) => balance <= MAX_CENTS);

describe('monthlyInterest', () => {
  test('is a twelfth of the yearly rate', () => {
    // dpm: $10,000.00 at 6 % is $50.00 in the first month.
    expect(monthlyInterest(cents(1_000_000), aprFromPercent(6))).toBe(5000);
    expect(monthlyInterest(cents(500_000), aprFromPercent(19.99))).toBe(8329);
    expect(monthlyInterest(cents(0), aprFromPercent(24.99))).toBe(0);
    expect(monthlyInterest(cents(620_000), aprFromPercent(0))).toBe(0);
  });

  test('rounds half a cent up', () => {
    expect(monthlyInterest(cents(620_000), aprFromPercent(24.99))).toBe(12_912); // 12911.5
    expect(monthlyInterest(cents(50), aprFromPercent(12))).toBe(1); // 0.5
    expect(monthlyInterest(cents(49), aprFromPercent(12))).toBe(0); // 0.49
  });

  test('is exact for every balance and rate', () => {
    fc.assert(
      fc.property(anyBalance, anyApr, (balance, apr) => {
        expect(monthlyInterest(balance, apr)).toBe(exact(balance, apr));
      }),
      { numRuns: 2000 },
    );
  });

  test('is exact where the arithmetic changes, and at halves of a cent', () => {
    fc.assert(
      fc.property(fc.oneof(nearTheSwitch, nearAHalf), ([balance, apr]) => {
        expect(monthlyInterest(balance, apr)).toBe(exact(balance, apr));
      }),
      { numRuns: 5000 },
    );
  });

  test('is exact at the last thousand halves below the switch', () => {
    const last = Math.floor(2 ** 50 / 1_200_000);
    for (let whole = last - 1000; whole < last; whole += 1) {
      const half = whole * 1_200_000 + 600_000;
      expect(monthlyInterest(half as Cents, 1 as Apr)).toBe(whole + 1);
      expect(monthlyInterest((half - 1) as Cents, 1 as Apr)).toBe(whole);
    }
  });

  test('never falls as the balance or the rate rises', () => {
    fc.assert(
      fc.property(anyBalance, anyApr, (balance, apr) => {
        const interest = monthlyInterest(balance, apr);
        expect(monthlyInterest((balance + 1) as Cents, apr)).toBeGreaterThanOrEqual(interest);
        expect(monthlyInterest(balance, (apr + 1) as Apr)).toBeGreaterThanOrEqual(interest);
      }),
    );
  });
});
