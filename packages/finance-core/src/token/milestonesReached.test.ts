import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { milestonesReached } from './milestonesReached.ts';

const owing = (currentBalance: number, originalBalance = 100_000) => ({
  originalBalance: cents(originalBalance),
  currentBalance: cents(currentBalance),
});

test.each([
  [80_000, 45_000, [25, 50]],
  [100_000, 0, [25, 50, 75, 100]],
  [76_000, 75_000, [25]],
  // A milestone is reached once.
  [75_000, 74_000, []],
  [100, 0, [100]],
  [0, 0, []],
  [100_000, 76_000, []],
  // A debt that grew.
  [40_000, 60_000, []],
  // One cent short of it.
  [80_000, 75_001, []],
  // A progress bar shows 100 % for both, and only the last cent pays it off.
  [1000, 1, []],
  [1, 0, [100]],
])('from owing %i to %i of 100000 cents: %j', (before, after, milestones) => {
  expect(milestonesReached(owing(before), owing(after))).toEqual(milestones);
});

test('a debt of nothing has no milestones', () => {
  expect(milestonesReached(owing(0, 0), owing(0, 0))).toEqual([]);
});
