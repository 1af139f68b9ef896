import { expect, test } from 'vitest';
import { changeDirection } from './TokenOverview.model.ts';

test.each([
  [2.5, 'up'],
  [-0.01, 'down'],
  [0, 'none'],
  [0.004, 'none'],
  [-0.004, 'none'],
])('a change of %f went %s', (percent, direction) => {
  expect(changeDirection(percent)).toBe(direction);
});
