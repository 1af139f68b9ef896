import * as v from 'valibot';
import { expect, test } from 'vitest';
import { quantity, type Quantity } from '../../money/quantity.ts';
import { positiveQuantityInput, quantityField } from './quantityField.ts';

test.each([
  ['0.00084210', 84_210n],
  ['125.50', 12_550_000_000n],
  ['100000000', 10_000_000_000_000_000n],
  ['-1', -100_000_000n],
  [0.0008421, 84_210n],
  [1e-8, 1n],
  [0.1 + 0.2, 30_000_000n],
  [-2.5, -250_000_000n],
  [0, 0n],
  [-0, 0n],
  [-1e-12, 0n],
])('reads %s as %s units', (wire, units) => {
  expect(v.parse(quantityField, wire)).toBe(units);
});

test.each([
  '1e-8',
  '0.000000001',
  '-0',
  '',
  ' 1 ',
  '1,000',
  '٥',
  '1234567890123456789',
  1e-9,
  1e18,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  true,
  [],
  {},
  1n,
])('refuses %s', (wire) => {
  expect(v.is(quantityField, wire)).toBe(false);
});

test('is written without needless zeros', () => {
  expect(quantityField.write(quantity(12_550_000_000n))).toBe('125.5');
  expect(() => quantityField.write(5 as unknown as Quantity)).toThrow(RangeError);
});

test('a request carries a decimal string above zero', () => {
  expect(v.parse(positiveQuantityInput, '0.00000001')).toBe(1n);
  expect(positiveQuantityInput.write(quantity(100_000_000n))).toBe('1');
  for (const wire of ['0', '0.00', '-1', '1e3', ' 5 ', '.5', '5.', '0.123456789', 5, null]) {
    expect(v.is(positiveQuantityInput, wire), String(wire)).toBe(false);
  }
});
