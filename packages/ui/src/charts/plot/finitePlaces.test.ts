import { expect, test } from 'vitest';
import { finitePlaces } from './finitePlaces.ts';

test.each([
  [[], []],
  [
    [5, 6],
    [0, 1],
  ],
  [
    [Number.NaN, 5, Number.POSITIVE_INFINITY, -1, Number.NEGATIVE_INFINITY],
    [1, 3],
  ],
])('the finite values of %o are at %o', (values, places) => {
  expect(finitePlaces(values)).toEqual(places);
});
