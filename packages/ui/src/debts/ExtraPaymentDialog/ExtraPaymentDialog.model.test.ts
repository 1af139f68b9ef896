import { aprFromPercent, cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { roundUpsText } from './ExtraPaymentDialog.model.ts';

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
