import { cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { EXAMPLE_AMOUNTS, exampleDay } from './Hero.model.ts';

const day = exampleDay(Object.values(EXAMPLE_AMOUNTS).map((amount) => ({ amount })));

// @requirement 1.round-up.marketing-example
test('the day shows the three examples of the specification', () => {
  expect(day.purchases.map(({ amount, spare }) => [amount, spare])).toEqual([
    [475, 25],
    [467, 33],
    [3742, 58],
  ]);
});

test('the total is the sum of what is shown', () => {
  expect(day.total).toBe(25 + 33 + 58);
  expect(exampleDay([{ amount: cents(501) }]).total).toBe(99);
});
