import { expect, test } from 'vitest';
import { extentOf } from './extent.ts';

test('uses only the given places', () => {
  expect(extentOf([900, 5, 7, -900], [1, 2])).toEqual({ least: 5, most: 7 });
  expect(extentOf([4], [0])).toEqual({ least: 4, most: 4 });
});

test('is `undefined` without places', () => {
  expect(extentOf([1, 2], [])).toBeUndefined();
});

test('takes any number of values', () => {
  const values = Array.from({ length: 200_000 }, (_, at) => at);
  expect(extentOf(values, [...values.keys()])).toEqual({ least: 0, most: 199_999 });
});
