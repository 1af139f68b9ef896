import { expect, test } from 'vitest';
import { quantity } from './quantity.ts';
import { quantityToDecimalString } from './quantityToDecimalString.ts';

test.each([
  [12_550_000_000n, '125.5'],
  [0n, '0'],
  [1n, '0.00000001'],
  [-1n, '-0.00000001'],
  [10_000_000_000n, '100'],
  [-250_000_000n, '-2.5'],
  [100_100_000n, '1.001'],
])('quantityToDecimalString(%s) is %s', (units, text) => {
  expect(quantityToDecimalString(quantity(units))).toBe(text);
});
