import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { debtReductionPerMonth } from './debtReductionPerMonth.ts';

// @requirement 9.reduction-per-month
test.each([
  [70_000, 0, 10_000],
  [800_000, 620_000, 25_714],
  [4, 0, 1],
  [3, 0, 0],
  [0, 0, 0],
  // Debts that grew.
  [0, 70_000, -10_000],
])('from %i to %i is %i a month', (original, current, perMonth) => {
  expect(
    debtReductionPerMonth({ originalBalance: cents(original), currentBalance: cents(current) }),
  ).toBe(perMonth);
});
