import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, MAX_CENTS, sumCents } from '../money/index.ts';
import { MULTIPLIERS } from './multiplier.ts';
import { roundUp } from './roundUp.ts';

describe('roundUp', () => {
  // @requirement 1.round-up.next-dollar
  test.each([
    // The specification's own examples.
    [467, 33],
    [3742, 58],
    [475, 25],
    // A whole dollar has no change, and neither has a refund or nothing.
    [500, 0],
    [100, 0],
    [0, 0],
    [-467, 0],
    [-500, 0],
    // The ends of a dollar.
    [1, 99],
    [99, 1],
    [101, 99],
    [MAX_CENTS, 1],
  ])('%i cents give %i', (amount, change) => {
    expect(roundUp(cents(amount))).toBe(change);
  });

  test.each([
    [467, 1, 33],
    [467, 2, 66],
    [467, 3, 99],
    [467, 5, 165],
    [500, 5, 0],
    [-467, 5, 0],
  ] as const)('%i cents times %i give %i', (amount, multiplier, change) => {
    expect(roundUp(cents(amount), multiplier)).toBe(change);
  });

  test('agrees with exact arithmetic and stays below a dollar times the multiplier', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }),
        fc.constantFrom(...MULTIPLIERS),
        (amount, multiplier) => {
          const change = roundUp(cents(amount), multiplier);
          const past = ((BigInt(amount) % 100n) + 100n) % 100n;
          const exact = amount > 0 ? ((100n - past) % 100n) * BigInt(multiplier) : 0n;
          expect(BigInt(change)).toBe(exact);
          expect(change).toBeGreaterThanOrEqual(0);
          expect(change).toBeLessThanOrEqual(99 * multiplier);
        },
      ),
    );
  });

  test('a purchase and its round-up are whole dollars together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
        expect((amount + roundUp(cents(amount))) % 100).toBe(0);
      }),
    );
  });

  test('a thousand purchases of one cent are exactly 990 dollars of change', () => {
    const purchases = Array.from({ length: 1000 }, () => roundUp(cents(1)));
    expect(sumCents(purchases)).toBe(99_000);
  });
});

describe('roundUp with a whole-dollar change', () => {
  test.each([
    [400, 1, 50],
    [400, 3, 150],
    // Only whole dollars take it.
    [401, 1, 99],
    [0, 1, 0],
    [-400, 1, 0],
  ] as const)('%i cents times %i give %i', (amount, multiplier, change) => {
    expect(roundUp(cents(amount), multiplier, { wholeDollar: cents(50) })).toBe(change);
  });
});

describe('roundUp with a balance guard', () => {
  test.each([
    [1027, 1, 1100, 73],
    [1027, 1, 1099, 0],
    [1027, 2, 1173, 146],
    [1027, 2, 1172, 0],
    [1027, 1, 0, 0],
    [1027, 1, -500, 0],
    [1000, 1, 900, 0],
  ] as const)(
    '%i cents times %i with %i in the account give %i',
    (amount, multiplier, available, change) => {
      expect(roundUp(cents(amount), multiplier, { available: cents(available) })).toBe(change);
    },
  );
});
