import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { roundUpRate } from './roundUpRate.ts';

test.each([
  [[[467, 33]], 100],
  [[[500, 0]], 0],
  [
    [
      [467, 33],
      [500, 0],
      [375, 25],
    ],
    67,
  ],
  [
    [
      [467, 33],
      [500, 0],
      [600, 0],
    ],
    33,
  ],
  // A refund and a purchase of nothing are no purchases.
  [
    [
      [467, 33],
      [-467, 0],
      [0, 0],
    ],
    100,
  ],
  [[[-467, 0]], 0],
  [[], 0],
])('roundUpRate of %j is %i percent', (pairs, rate) => {
  const transactions = pairs.map(([amount = 0, roundUp = 0]) => ({
    amount: cents(amount),
    roundUpAmount: cents(roundUp),
  }));
  expect(roundUpRate(transactions)).toBe(rate);
});

test('roundUpRate rounds one in eight up', () => {
  const transactions = [33, 0, 0, 0, 0, 0, 0, 0].map((value) => ({
    amount: cents(500 - value),
    roundUpAmount: cents(value),
  }));
  expect(roundUpRate(transactions)).toBe(13);
});
