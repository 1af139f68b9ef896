import { aprFromPercent, calendarDay, cents, formatUsd } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { activeDebts as wordsOf } from './ActiveDebts.model.ts';

const activeDebts = (debts: Parameters<typeof wordsOf>[0]) =>
  wordsOf(debts, calendarDay('2026-11-19'), cents(0), formatUsd);

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
      { percent: 23, paid: '23% paid', left: '40 months left', isEstimate: true },
    ]);
  });

  test('tells beside it how long that is with interest, and from which figures', () => {
    const [told] = activeDebts([debt]);
    expect(told?.withInterest).toBe('87 months (7 yr 3 mo)');
    for (const input of ['$6,200.00', '$155.00', '24.99% APR']) {
      expect(told?.why.join(' ')).toContain(input);
    }
  });

  test('counts round-ups and freed minimums, as the one forecast does', () => {
    const today = calendarDay('2026-11-19');
    const [alone] = wordsOf([debt], today, cents(5_000), formatUsd);
    expect(alone?.withInterest).toBe('49 months (4 yr 1 mo)');
    const soonGone = {
      ...debt,
      id: 's',
      currentBalance: cents(50_000),
      interestRate: aprFromPercent(3),
    };
    const [helped] = wordsOf([debt, soonGone], today, cents(5_000), formatUsd);
    expect(helped?.withInterest).toBe('24 months (2 yr)');
  });

  test('leaves out paid debts', () => {
    expect(activeDebts([{ ...debt, currentBalance: cents(0) }])).toEqual([]);
  });

  test('originals and minimums of zero give no NaN and no false promise', () => {
    const odd = { ...debt, originalBalance: cents(0), minimumPayment: cents(0) };
    expect(activeDebts([odd])).toMatchObject([
      { percent: 0, paid: '0% paid', left: 'No minimum payment', isEstimate: false },
    ]);
  });

  test('one month is singular', () => {
    expect(activeDebts([{ ...debt, currentBalance: cents(100) }])[0]?.left).toBe('1 month left');
  });
});
