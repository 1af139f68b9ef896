import { expect, test } from 'vitest';
import { milestonesReached } from './milestonesReached.ts';

test.each([
  [20, 55, [25, 50]],
  [0, 100, [25, 50, 75, 100]],
  [24, 25, [25]],
  // A milestone is reached once.
  [25, 26, []],
  [99, 100, [100]],
  [100, 100, []],
  [0, 24, []],
  // A debt that grew.
  [60, 40, []],
])('milestonesReached(%i, %i) are %j', (before, after, milestones) => {
  expect(milestonesReached(before, after)).toEqual(milestones);
});
