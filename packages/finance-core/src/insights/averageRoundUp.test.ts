import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { averageRoundUp } from './averageRoundUp.ts';

test.each([
  [[33, 58], 46],
  // Purchases without a round-up do not pull the mean down.
  [[33, 0, 58, 0], 46],
  [[1, 2, 2], 2],
  [[1, 1, 2], 1],
  [[33], 33],
  [[0, 0], 0],
  [[], 0],
])('averageRoundUp of %j is %i', (roundUps, average) => {
  const transactions = roundUps.map((value) => ({ roundUpAmount: cents(value) }));
  expect(averageRoundUp(transactions)).toBe(average);
});
