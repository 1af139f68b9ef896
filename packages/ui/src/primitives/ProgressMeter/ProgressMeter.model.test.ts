import { expect, test } from 'vitest';
import { meterValue } from './ProgressMeter.model.ts';

test.each([
  [23, 23],
  [0, 0],
  [100, 100],
  [-40, 0],
  [140, 100],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('a share of %d is shown as %d', (value, shown) => {
  expect(meterValue(value)).toBe(shown);
});
