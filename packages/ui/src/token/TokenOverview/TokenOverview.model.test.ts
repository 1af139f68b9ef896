import { expect, test } from 'vitest';
import { changeDirection } from './TokenOverview.model.ts';

// @requirement 2.token.change
test.each([
  [2.5, 'up'],
  [-0.01, 'down'],
  [0, 'none'],
  [0.004, 'none'],
  [-0.004, 'none'],
])('the direction of a change of %f is %s', (percent, direction) => {
  expect(changeDirection(percent)).toBe(direction);
});
