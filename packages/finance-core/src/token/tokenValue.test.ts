import { describe, expect, test } from 'vitest';
import { parseQuantity, type Quantity } from '../money/index.ts';
import { tokenValue } from './tokenValue.ts';

const of = (text: string) => parseQuantity(text) as Quantity;

describe('tokenValue', () => {
  test.each([
    ['125.50', '0.0425', 533],
    ['1', '0.005', 1],
    ['1', '0.00499999', 0],
    ['0', '0.0425', 0],
    ['100000000', '0.0425', 425_000_000],
  ])('%s tokens at %s dollars are %i cents', (amount, price, value) => {
    expect(tokenValue(of(amount), of(price))).toBe(value);
  });

  test('refuses a value that is more than money can be', () => {
    expect(() => tokenValue(of('100000000000'), of('1000'))).toThrow(RangeError);
  });
});
