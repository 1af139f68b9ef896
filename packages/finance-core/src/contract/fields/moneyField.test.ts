import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MAX_CENTS, type Cents } from '../../money/cents.ts';
import { moneyField, providerMoneyField } from './moneyField.ts';

/** What no reader of money may take for money; `faults.md` calls these by name. */
const NOT_MONEY = [
  '1e3',
  'NaN',
  'Infinity',
  '0.1+',
  '-0',
  '-0.00',
  '00.10',
  '1.234',
  '1234567890123456789',
  '٥',
  '५.००',
  '５',
  ' 5 ',
  '5,00',
  '$5',
  '1_000',
  '0x10',
  '',
  ' ',
  '.5',
  '5.',
  '5\u0000',
  '--5',
  '+5',
  null,
  undefined,
  true,
  [],
  ['5'],
  {},
  1e308,
  -1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  0.001,
  1.005,
  5n,
];

describe.each([
  ['moneyField', moneyField],
  ['providerMoneyField', providerMoneyField],
])('%s', (_name, field) => {
  test.each([
    ['1234.56', 123456],
    ['5', 500],
    ['5.5', 550],
    ['0', 0],
    ['0.00', 0],
    ['-12.50', -1250],
    ['999999999999.99', MAX_CENTS],
    [12.34, 1234],
    [0.1 + 0.2, 30],
    [-0, 0],
    [1203, 120300],
  ])('reads %j as %i cents', (wire, amount) => {
    expect(v.parse(field, wire)).toBe(amount);
  });

  test.each(NOT_MONEY.map((wire) => [wire]))('refuses %o', (wire) => {
    expect(v.is(field, wire)).toBe(false);
  });

  test('refuses to write what is no whole number of cents', () => {
    for (const value of [0.5, Number.NaN, MAX_CENTS + 1, -0]) {
      expect(() => field.write(value as Cents)).toThrow(RangeError);
    }
  });
});

test('money is written as a decimal string with two digits, and as a number for a provider', () => {
  expect(moneyField.write(123450 as Cents)).toBe('1234.50');
  expect(moneyField.write(-5 as Cents)).toBe('-0.05');
  expect(providerMoneyField.write(123450 as Cents)).toBe(1234.5);
});
