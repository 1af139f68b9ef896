import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

const numbers = (seed: number) => {
  const random = createRandom(seed);
  return Array.from({ length: 200 }, () => random.int(1, 6));
};

test('the same seed gives the same numbers, another seed others', () => {
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
});

test('every number of the range comes, and none beside it', () => {
  expect([...new Set(numbers(1))].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('picks from the whole list', () => {
  const random = createRandom(3);
  const picked = new Set(Array.from({ length: 50 }, () => random.pick(['a', 'b', 'c'])));
  expect(picked.size).toBe(3);
});
