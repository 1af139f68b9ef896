import { expect, test } from 'vitest';
import { sampleEvenly } from './sampleEvenly.ts';

test.each([
  [0, 4, []],
  [1, 4, [0]],
  [3, 5, [0, 1, 2]],
  [5, 4, [0, 2, 4]],
  [10_000, 5, [0, 3333, 6666, 9999]],
  [6, 5, [0, 2, 4, 5]],
])('of %i rows, at most %i are %o', (count, limit, rows) => {
  expect(sampleEvenly(count, limit)).toEqual(rows);
});

test('the rows are counted from the one that is asked for', () => {
  expect(sampleEvenly(8, 5, 4)).toEqual([0, 1, 4, 7]);
  expect(sampleEvenly(9, 6, 3)).toEqual([0, 1, 3, 5, 7, 8]);
  expect(sampleEvenly(3, 9, 1)).toEqual([0, 1, 2]);
});

test('are never more than the limit', () => {
  for (let count = 0; count < 400; count += 1) {
    for (const anchor of [0, 7, 12]) {
      if (anchor >= count) continue;
      const rows = sampleEvenly(count, 60, anchor);
      expect(rows.length).toBeLessThanOrEqual(60);
      expect(rows).toContain(anchor);
    }
  }
});
