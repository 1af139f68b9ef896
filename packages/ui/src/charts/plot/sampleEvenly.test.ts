import { expect, test } from 'vitest';
import { sampleEvenly } from './sampleEvenly.ts';

test.each([
  [0, 3, []],
  [1, 3, [0]],
  [3, 3, [0, 1, 2]],
  [5, 3, [0, 2, 4]],
  [10_000, 4, [0, 3333, 6666, 9999]],
  [6, 4, [0, 2, 4, 5]],
  [7, 5, [0, 2, 4, 6]],
])('of %i rows, at most %i are %o', (count, limit, rows) => {
  expect(sampleEvenly(count, limit)).toEqual(rows);
});
