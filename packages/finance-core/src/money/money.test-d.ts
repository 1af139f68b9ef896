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

test('units do not mix', () => {
  const money: Cents = cents(467);
  const rate: Apr = aprFromPercent(24.99);
  const coins: Quantity = quantity(467n);

  // @ts-expect-error a bare number is no money: it may be dollars
  const bare: Cents = 467;
  // @ts-expect-error a rate is no money
  const rateAsMoney: Cents = rate;
  // @ts-expect-error money is no rate
  const moneyAsRate: Apr = money;
  // @ts-expect-error a bare bigint is no quantity
  const units: Quantity = 467n;
  // @ts-expect-error plain addition loses the unit, and with it the check of the bound
  const sum: Cents = money + money;
  void [bare, rateAsMoney, moneyAsRate, units, sum];

  // @ts-expect-error a rate cannot be added to money
  addCents(money, rate);
  // @ts-expect-error numbers cannot be summed as money
  sumCents([1, 2]);
  // @ts-expect-error a quantity is not shown as dollars
  formatUsd(coins);
  // @ts-expect-error money is not shown as a quantity
  formatQuantity(money, 2);
});
