import { test } from 'vitest';
import {
  addCents,
  aprFromPercent,
  cents,
  formatQuantity,
  formatUsd,
  quantity,
  sumCents,
  type Apr,
  type Cents,
  type Quantity,
} from './index.ts';

test('functions take their own unit only', () => {
  const money: Cents = cents(467);
  const rate: Apr = aprFromPercent(24.99);
  const coins: Quantity = quantity(467n);

  // @ts-expect-error a rate cannot be added to money
  addCents(money, rate);
  // @ts-expect-error numbers cannot be summed as money
  sumCents([1, 2]);
  // @ts-expect-error a quantity is not shown as dollars
  formatUsd(coins);
  // @ts-expect-error money is not shown as a quantity
  formatQuantity(money, 2);
});
