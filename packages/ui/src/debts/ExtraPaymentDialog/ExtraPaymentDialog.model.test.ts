import { aprFromPercent, cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { payableDebts, roundUpsText, sourceOf } from './ExtraPaymentDialog.model.ts';

const debt = {
  id: 'd',
  name: 'Visa',
  accountNumber: '',
  currentBalance: cents(10_000),
  originalBalance: cents(20_000),
  minimumPayment: cents(2_500),
  interestRate: aprFromPercent(20),
  dueDate: 1,
};

describe('roundUpsText', () => {
  test('is the whole balance of round-ups, with or without a debt', () => {
    expect(roundUpsText(cents(5_007), undefined)).toBe('50.07');
    expect(roundUpsText(cents(5_007), debt)).toBe('50.07');
  });

  test('is at most what the debt still owes', () => {
    expect(roundUpsText(cents(14_321), debt)).toBe('100.00');
  });

  test('is `undefined` without round-ups', () => {
    expect(roundUpsText(cents(0), debt)).toBeUndefined();
  });
});

describe('payableDebts', () => {
  test('leaves out debts that are paid off', () => {
    const paid = { ...debt, id: 'p', currentBalance: cents(0) };
    expect(payableDebts([paid, debt]).map((each) => each.id)).toEqual(['d']);
  });
});

describe('sourceOf', () => {
  const purse = { waiting: cents(266) };

  test.each([
    ['', 'roundup'],
    ['1.5', 'roundup'],
    ['2.66', 'roundup'],
    ['$2.66', 'roundup'],
    ['2.67', 'manual'],
    ['1,000', 'manual'],
    ['abc', 'roundup'],
  ])('round-ups of which %j was typed are paid as %s', (text, source) => {
    expect(sourceOf({ text, requested: 'roundup', isTyped: true }, purse)).toBe(source);
  });

  test('an amount that a button filled in keeps the source of that button', () => {
    expect(sourceOf({ text: '9.41', requested: 'roundup' }, purse)).toBe('roundup');
    expect(sourceOf({ text: '1', requested: 'manual', isTyped: true }, purse)).toBe('manual');
    expect(sourceOf({ text: '1', requested: undefined, isTyped: true }, purse)).toBeUndefined();
  });
});
