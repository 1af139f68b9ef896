import { cents, MAX_CENTS } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { maskedMoney, moneyParts, type MoneyForm } from './Money.model.ts';

const PLAIN: MoneyForm = { sign: 'auto', compact: false, cents: 'always' };
const text = (amount: number, form: Partial<MoneyForm> = {}) => {
  const { whole, fraction } = moneyParts(cents(amount), { ...PLAIN, ...form });
  return whole + fraction;
};

describe('the text of an amount', () => {
  test('splits at the point', () => {
    expect(moneyParts(cents(123_456), PLAIN)).toEqual({ whole: '$1,234', fraction: '.56' });
  });

  test('has an empty second part without cents', () => {
    expect(moneyParts(cents(25_000), { ...PLAIN, cents: 'when-needed' })).toEqual({
      whole: '$250',
      fraction: '',
    });
  });

  test.each([
    [33, 'always', '+$0.33'],
    [0, 'always', '$0.00'],
    [-1250, 'auto', '-$12.50'],
    [-1250, 'never', '$12.50'],
  ] as const)('writes %d with sign %s as %s', (amount, sign, expected) => {
    expect(text(amount, { sign })).toBe(expected);
  });

  test.each([
    [9_390_000_000, 'auto', '$93.90M'],
    [9_390_000_000, 'always', '+$93.90M'],
    [-9_390_000_000, 'never', '$93.90M'],
    [0, 'always', '$0.00'],
  ] as const)('writes %d short with sign %s as %s', (amount, sign, expected) => {
    expect(text(amount, { sign, compact: true })).toBe(expected);
  });

  test('writes the largest amount in full', () => {
    expect(text(MAX_CENTS)).toBe('$999,999,999,999.99');
  });
});

test('a hidden amount does not reveal its size', () => {
  expect(maskedMoney()).toBe('$••••');
});
