import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents } from '../../money/index.ts';
import type { PayoffStrategy } from './plan.ts';
import { orderDebts } from './orderDebts.ts';

const debt = (id: string, balance: number, percent: number) => ({
  id,
  currentBalance: cents(balance),
  interestRate: aprFromPercent(percent),
});

const DEBTS = [debt('car', 900, 6.5), debt('card', 300, 24.99), debt('store', 100, 24.99)];
const order = (strategy: PayoffStrategy, debts = DEBTS) =>
  orderDebts(debts, strategy).map(({ id }) => id);

describe('orderDebts', () => {
  test('avalanche: the highest rate, then the larger balance', () => {
    expect(order('avalanche')).toEqual(['card', 'store', 'car']);
  });

  test('snowball: the smallest balance, then the higher rate', () => {
    expect(order('snowball')).toEqual(['store', 'card', 'car']);
    expect(order('snowball', [debt('low', 100, 5), debt('high', 100, 20)])).toEqual([
      'high',
      'low',
    ]);
  });

  test('minimum-only: the order of the list', () => {
    expect(order('minimum-only')).toEqual(['car', 'card', 'store']);
    // Names that are part of the strategy's own change nothing.
    const named = [debt('only', 100, 5), debt('minimum', 100, 20)];
    expect(order('minimum-only', named)).toEqual(['only', 'minimum']);
  });

  test('a list of ids: that order, and then the order of the list', () => {
    expect(order(['store', 'car', 'card'])).toEqual(['store', 'car', 'card']);
    expect(order(['store'])).toEqual(['store', 'car', 'card']);
    expect(order(['gone', 'card'])).toEqual(['card', 'car', 'store']);
    expect(order([])).toEqual(['car', 'card', 'store']);
  });

  test('full ties keep the order of the list', () => {
    const twins = [debt('a', 100, 20), debt('b', 100, 20)];
    expect(order('avalanche', twins)).toEqual(['a', 'b']);
    expect(order('snowball', twins)).toEqual(['a', 'b']);
  });

  test('leaves the list itself alone', () => {
    const debts = [...DEBTS];
    orderDebts(debts, 'minimum-only').reverse();
    orderDebts(debts, 'avalanche');
    expect(debts).toEqual(DEBTS);
  });
});
