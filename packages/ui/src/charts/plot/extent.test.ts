import { expect, test } from 'vitest';
import { extentOf } from './extent.ts';

test('looks at the given places alone', () => {
  expect(extentOf([900, 5, 7, -900], [1, 2])).toEqual({ least: 5, most: 7 });
  expect(extentOf([4], [0])).toEqual({ least: 4, most: 4 });
});

test('of no place there is none', () => {
  expect(extentOf([1, 2], [])).toBeUndefined();
});

test('takes as many values as there are', () => {
  const values = Array.from({ length: 200_000 }, (_, at) => at);
  expect(extentOf(values, [...values.keys()])).toEqual({ least: 0, most: 199_999 });
});
