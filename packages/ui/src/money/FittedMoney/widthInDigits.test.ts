import { cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { widthInDigits } from './widthInDigits.ts';

test.each([
  [0, 4.5],
  [1_825_033, 9],
  [-98_765_432_109, 14.5],
])('%i cents are %f digits wide', (amount, width) => {
  expect(widthInDigits(cents(amount))).toBe(width);
});
