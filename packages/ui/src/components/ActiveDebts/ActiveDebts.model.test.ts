import { aprFromPercent, cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { activeDebts } from './ActiveDebts.model.ts';

const debt = {
  id: 'd',
  name: 'Visa',
  accountNumber: '',
  currentBalance: cents(620_000),
  originalBalance: cents(800_000),
  minimumPayment: cents(15_500),
  interestRate: aprFromPercent(24.99),
  dueDate: 15,
};

describe('activeDebts', () => {
  test('tells percent paid and months left by the specification', () => {
    expect(activeDebts([debt])).toMatchObject([
      { percent: 23, paid: '23% paid', left: '40 months left' },
    ]);
  });

  test('leaves out paid debts', () => {
    expect(activeDebts([{ ...debt, currentBalance: cents(0) }])).toEqual([]);
  });

  test('originals and minimums of zero give no NaN and no false promise', () => {
    const odd = { ...debt, originalBalance: cents(0), minimumPayment: cents(0) };
    expect(activeDebts([odd])).toMatchObject([
      { percent: 0, paid: '0% paid', left: 'No minimum payment' },
    ]);
  });

  test('one month is singular', () => {
    expect(activeDebts([{ ...debt, currentBalance: cents(100) }])[0]?.left).toBe('1 month left');
  });
});
