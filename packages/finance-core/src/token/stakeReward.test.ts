import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aprFromPercent, quantity } from '../money/index.ts';
import { stakeReward } from './stakeReward.ts';

const token = 100_000_000n;

describe('stakeReward', () => {
  test.each([
    // A whole year is the yield itself.
    [100n * token, 20, 365, 20n * token],
    [100n * token, 12, 365, 12n * token],
    // 100 × (1.12^(30/365) − 1) = 0.93582031654…
    [100n * token, 12, 30, 93_582_031n],
    // 100 × (1.15^(90/365) − 1) = 3.50625387…
    [100n * token, 15, 90, 350_625_387n],
    // Two years compound: 1.2² = 1.44.
    [100n * token, 20, 730, 44n * token],
    [100n * token, 0, 365, 0n],
    [100n * token, 20, 0, 0n],
    [0n, 20, 365, 0n],
    // Too little to earn a hundred-millionth.
    [1n, 20, 365, 0n],
    [5n, 20, 365, 1n],
  ])('%s at %i percent for %i days earns %s', (amount, percent, days, reward) => {
    expect(stakeReward({ amount: quantity(amount), apy: aprFromPercent(percent), days })).toBe(
      reward,
    );
  });

  test.each([
    [-1n, 30],
    [1n, -1],
    [1n, 1.5],
    [1n, Number.NaN],
  ])('refuses %s for %d days', (amount, days) => {
    expect(() => stakeReward({ amount: quantity(amount), apy: aprFromPercent(20), days })).toThrow(
      new RangeError(`A stake is zero or more, for whole days; got ${amount} for ${days}.`),
    );
  });

  test('is the floor of the exact power', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 800 }),
        (amount, apy, days) => {
          const rate = aprFromPercent(apy / 1000);
          const total = amount + stakeReward({ amount: quantity(amount), apy: rate, days });
          // total ≤ amount × (1 + apy)^(days ÷ 365) < total + 1, both sides to the 365th power.
          const grown = amount ** 365n * BigInt(100_000 + apy) ** BigInt(days);
          const scale = 100_000n ** BigInt(days);
          expect(total ** 365n * scale <= grown).toBe(true);
          expect((total + 1n) ** 365n * scale > grown).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
