import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuantity } from './parseQuantity.ts';
import { quantity } from './quantity.ts';
import { quantityToDecimalString } from './quantityToDecimalString.ts';

describe('parseQuantity', () => {
  test.each([
    ['0', 0n],
    ['0.00', 0n],
    ['1', 100_000_000n],
    ['0.00084210', 84_210n],
    ['0.00000001', 1n],
    ['125.50', 12_550_000_000n],
    ['-2.5', -250_000_000n],
    ['10', 1_000_000_000n],
    ['999999999999999999.99999999', 99_999_999_999_999_999_999_999_999n],
  ])('reads %s', (text, units) => {
    expect(parseQuantity(text)).toBe(units);
  });

  test.each([
    '',
    '-',
    '.5',
    '5.',
    '-0',
    '-0.0',
    '00.1',
    '01',
    '+1',
    '1e3',
    '1,000',
    ' 1',
    '1 ',
    '1\n',
    '1\u0000',
    '0x10',
    '1_0',
    'NaN',
    '４',
    '0.000000001',
    '1000000000000000000',
  ])('refuses %j', (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  });

  test('undoes quantityToDecimalString', () => {
    const limit = 10n ** 26n - 1n;
    fc.assert(
      fc.property(fc.bigInt({ min: -limit, max: limit }), (units) => {
        expect(parseQuantity(quantityToDecimalString(quantity(units)))).toBe(units);
      }),
    );
  });
});
