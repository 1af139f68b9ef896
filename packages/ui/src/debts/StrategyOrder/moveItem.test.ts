import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeOrder, moveItem } from './moveItem.ts';

describe('moving an item', () => {
  test('up and down', () => {
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  test('keeps every item, and stops at the ends', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 1 }),
        fc.nat({ max: 20 }),
        fc.integer(),
        (list, from, to) => {
          const moved = moveItem(list, from, to);
          expect(new Set(moved)).toEqual(new Set(list));
          expect(moved).toHaveLength(list.length);
        },
      ),
    );
  });
});

test('an order is completed with the debts it leaves out, without those that are gone', () => {
  expect(completeOrder(['gone', 'b'], ['a', 'b', 'c'])).toEqual(['b', 'a', 'c']);
});
