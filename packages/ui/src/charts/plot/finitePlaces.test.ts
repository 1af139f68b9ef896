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
])('of %o the places %o can be drawn', (values, places) => {
  expect(finitePlaces(values)).toEqual(places);
});
