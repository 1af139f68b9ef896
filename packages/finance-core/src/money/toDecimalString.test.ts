import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { toDecimalString } from './toDecimalString.ts';

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [10, '0.10'],
  [99, '0.99'],
  [100, '1.00'],
  [-1, '-0.01'],
  [-123_456, '-1234.56'],
  [99_999_999_999_999, '999999999999.99'],
])('toDecimalString(%i) is %s', (value, text) => {
  expect(toDecimalString(cents(value))).toBe(text);
});
