import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { otherCategories } from './otherCategories.ts';
import { topCategories } from './topCategories.ts';

const spent = (category: string, amount: number) => ({ category, amount: cents(amount) });

test('adds up what the largest categories leave', () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => spent(name, 100));
  expect(otherCategories(list)).toEqual({ category: 'Other', amount: 300, percent: 36 });
});

test('is nothing where the largest are all', () => {
  expect(otherCategories([spent('a', 1), spent('b', 2)])).toBeUndefined();
  expect(otherCategories([])).toBeUndefined();
});

test('with the largest it makes 100 percent and all spending', () => {
  const list = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 1e9 })),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(list, (rows) => {
      const spending = rows.map(([name, amount]) => spent(`${name}`, amount));
      const shown = [...topCategories(spending), ...[otherCategories(spending) ?? []].flat()];
      expect(shown.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      const total = rows.reduce((sum, [, amount]) => sum + amount, 0);
      expect(shown.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }),
  );
});
