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
  test('is the whole balance of round-ups, without a debt as well as with one', () => {
    expect(roundUpsText(cents(5_007), undefined)).toBe('50.07');
    expect(roundUpsText(cents(5_007), debt)).toBe('50.07');
  });

  test('is at most what the debt still owes', () => {
    expect(roundUpsText(cents(14_321), debt)).toBe('100.00');
  });

  test('has nothing to fill in without round-ups', () => {
    expect(roundUpsText(cents(0), debt)).toBeUndefined();
  });
});

describe('payableDebts', () => {
  test('leaves out what is paid off', () => {
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
    expect(sourceOf({ text, wanted: 'roundup', isTyped: true }, purse)).toBe(source);
  });

  test('what a button filled in comes from where it said', () => {
    expect(sourceOf({ text: '9.41', wanted: 'roundup' }, purse)).toBe('roundup');
    expect(sourceOf({ text: '1', wanted: 'manual', isTyped: true }, purse)).toBe('manual');
    expect(sourceOf({ text: '1', wanted: undefined, isTyped: true }, purse)).toBeUndefined();
  });
});
