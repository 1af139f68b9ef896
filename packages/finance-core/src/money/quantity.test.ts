import { expect, test } from 'vitest';
import { quantity, QUANTITY_DECIMALS, QUANTITY_SCALE } from './quantity.ts';

test('quantity brands hundred-millionths and changes nothing', () => {
  expect(quantity(84_210n)).toBe(84_210n);
  expect(quantity(-1n)).toBe(-1n);
});

test('a whole token is as many units as its decimals say', () => {
  expect(QUANTITY_SCALE).toBe(10n ** BigInt(QUANTITY_DECIMALS));
  expect(QUANTITY_DECIMALS).toBe(8);
});
