import { expect, test } from 'vitest';
import { exampleDay } from './Hero.model.ts';

// @requirement 1.round-up.marketing-example
test('the day shows the three examples of the specification', () => {
  expect(exampleDay().purchases.map(({ amount, spare }) => [amount, spare])).toEqual([
    [475, 25],
    [467, 33],
    [3742, 58],
  ]);
});

test('the total is the sum of what is shown', () => {
  expect(exampleDay().total).toBe(25 + 33 + 58);
});
