import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { topCategories } from './topCategories.ts';

function spent(category: string | null | undefined, amount: number) {
  return { category, amount: cents(amount) };
}

describe('topCategories', () => {
  test('adds up by category, the largest first, with its part of all spending', () => {
    expect(topCategories([spent('Food', 300), spent('Rent', 600), spent('Food', 100)])).toEqual([
      { category: 'Rent', amount: 600, percent: 60 },
      { category: 'Food', amount: 400, percent: 40 },
    ]);
  });

  // @requirement 2.insights.categories
  test('shows five, whose percentages are still of all spending', () => {
    const categories = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => spent(name, 100));
    const top = topCategories(categories);
    expect(top.map((one) => one.category)).toEqual(['a', 'b', 'c', 'd', 'e']);
    // One in eight is 12.5 percent: half of the eight are rounded up, so that all make 100.
    expect(top.map((one) => one.percent)).toEqual([13, 13, 13, 13, 12]);
  });

  test('shows as many as asked for', () => {
    const categories = [spent('a', 1), spent('b', 2), spent('c', 3)];
    expect(topCategories(categories, 2).map((one) => one.category)).toEqual(['c', 'b']);
  });

  test('leaves refunds out of categories and of the total', () => {
    expect(topCategories([spent('Food', 100), spent('Food', -40), spent('Air', -60)])).toEqual([
      { category: 'Food', amount: 100, percent: 100 },
    ]);
  });

  test('files what has no category under one name', () => {
    const list = [spent('', 1), spent('  ', 2), spent(null, 3), spent(undefined, 4)];
    expect(topCategories([...list, { amount: cents(5) }])).toEqual([
      { category: 'Uncategorized', amount: 15, percent: 100 },
    ]);
  });

  test('takes names as names, also those of an object’s own parts', () => {
    const top = topCategories([spent('__proto__', 2), spent('constructor', 1)]);
    expect(top.map((one) => one.category)).toEqual(['__proto__', 'constructor']);
  });

  test('is empty without spending', () => {
    expect(topCategories([])).toEqual([]);
    expect(topCategories([spent('Food', 0)])).toEqual([]);
  });
});
