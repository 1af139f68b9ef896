import { test } from 'vitest';
import { aprFromPercent, cents, quantity, type Cents } from '../money/index.ts';
import { roundUp } from './roundUp.ts';

test('only cents are rounded up, and only by the multipliers there are', () => {
  const change: Cents = roundUp(cents(467), 5);
  void change;
  // @ts-expect-error a bare number may be dollars
  roundUp(4.67);
  // @ts-expect-error a rate is no money
  roundUp(aprFromPercent(4.67));
  // @ts-expect-error a token quantity is no money
  roundUp(quantity(467n));
  // @ts-expect-error there is no multiplier of 4
  roundUp(cents(467), 4);
  // @ts-expect-error a balance is money too
  roundUp(cents(467), 1, { available: 500 });
});
