import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cents, type Cents } from '../../money/cents.ts';
import { moneyInput, positiveMoneyInput, signedMoneyInput } from './moneyInput.ts';

const REFUSED = [
  '1e3',
  'NaN',
  'Infinity',
  '0.1+',
  '-5',
  '-0',
  '00.10',
  '1.234',
  '1234567890123456789',
  '٥',
  '５',
  ' 5 ',
  '5,00',
  '$5',
  '1_000',
  '0x10',
  '',
  '.5',
  '5.',
  '5\u0000',
  '5\n',
  5,
  0.1,
  null,
  undefined,
  true,
  [],
  ['5'],
  {},
  1e308,
];

describe.each([
  ['moneyInput', moneyInput],
  ['positiveMoneyInput', positiveMoneyInput],
])('%s', (_name, field) => {
  test.each([
    ['0.01', 1],
    ['5', 500],
    ['5.5', 550],
    ['999999999999.99', 99_999_999_999_999],
  ])('reads %j as %i cents', (wire, amount) => {
    expect(v.parse(field, wire)).toBe(amount);
  });

  test.each(REFUSED.map((wire) => [wire]))('refuses %j', (wire) => {
    expect(v.is(field, wire)).toBe(false);
  });

  test('writes two digits', () => {
    expect(field.write(cents(5000))).toBe('50.00');
    expect(() => field.write(1.5 as Cents)).toThrow(RangeError);
  });
});

test('only the one that moves money refuses zero', () => {
  expect(v.parse(moneyInput, '0.00')).toBe(0);
  expect(v.is(positiveMoneyInput, '0')).toBe(false);
  expect(v.is(positiveMoneyInput, '0.00')).toBe(false);
});

describe('money of a transaction', () => {
  test('is above zero, or below it for a refund', () => {
    expect(v.parse(signedMoneyInput, '4.67')).toBe(467);
    expect(v.parse(signedMoneyInput, '-4.67')).toBe(-467);
    expect(signedMoneyInput.write(cents(-467))).toBe('-4.67');
  });

  test.each(['0', '0.00', '-0', '-0.00', '--1', '+1', '1.234', '-1e3', '', -5, null])(
    'is not %j',
    (wire) => {
      expect(v.is(signedMoneyInput, wire)).toBe(false);
    },
  );
});
