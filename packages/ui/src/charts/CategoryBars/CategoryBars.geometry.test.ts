import { expect, test } from 'vitest';
import { barLengths } from './CategoryBars.geometry.ts';

test.each([
  [
    [400, 100, 0],
    [100, 25, 0],
  ],
  [[7], [100]],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [50, -10, Number.NaN, Number.POSITIVE_INFINITY],
    [100, 0, 0, 0],
  ],
  [[], []],
])('the bars of %o are %o long', (amounts, lengths) => {
  expect(barLengths(amounts)).toEqual(lengths);
});
