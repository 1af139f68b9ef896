import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { holdingShares } from './holdingShares.ts';

const portfolio = (amounts: number[]) =>
  amounts.map((amount) => ({ totalInvested: cents(amount) }));

test.each([
  [
    [8000, 4000],
    [67, 33],
  ],
  [
    [100, 100, 100],
    [34, 33, 33],
  ],
  [
    [1, 0],
    [100, 0],
  ],
  // Nothing invested, and a holding sold for more than it cost.
  [
    [0, 0],
    [0, 0],
  ],
  [[-500], [0]],
  [
    [-500, 300],
    [0, 100],
  ],
  [[], []],
])('holdingShares of %j are %j', (amounts, shares) => {
  expect(holdingShares(portfolio(amounts))).toEqual(shares);
});

test('holdingShares add up to 100 and are within one of the exact share', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(amounts, (list) => {
      const total = list.reduce((sum, amount) => sum + amount, 0);
      fc.pre(total > 0);
      const shares = holdingShares(portfolio(list));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      for (const [index, share] of shares.entries()) {
        const scaled = BigInt(list[index] as number) * 100n - BigInt(share) * BigInt(total);
        expect(scaled < BigInt(total) && scaled > -BigInt(total)).toBe(true);
      }
    }),
  );
});
