import { aprFromPercent, calendarDay, cents, formatUsd } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { activeDebtsWords } from '../words/activeDebts.ts';
import { forecastExplanationWords } from '../words/forecastExplanation.ts';
import { payoffEstimateWords } from '../words/payoffEstimate.ts';
import { activeDebts as modelOf, type ActiveDebtsInput } from './ActiveDebts.model.ts';

const formats = formatsOf('en-US');

const activeDebts = (debts: ActiveDebtsInput['debts'], monthlyRoundUps = cents(0)) =>
  modelOf(
    { debts, today: calendarDay('2026-11-19'), monthlyRoundUps, plan: undefined },
    formatUsd,
    wordsOf(activeDebtsWords, ENGLISH),
    wordsOf(payoffEstimateWords, ENGLISH),
    wordsOf(forecastExplanationWords, ENGLISH),
    formats,
  );

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
  test('has percent paid and months left as the specification calculates them', () => {
    expect(activeDebts([debt])).toMatchObject([
      { percent: 23, paid: '23% paid', left: '40 months left', isEstimate: true },
    ]);
  });

  test('adds the duration with interest, and the inputs', () => {
    const [debtModel] = activeDebts([debt]);
    expect(debtModel?.withInterest).toBe('87 months (7 yr 3 mo)');
    for (const input of ['$6,200.00', '$155.00', '24.99% APR']) {
      expect(debtModel?.why.join(' ')).toContain(input);
    }
  });

  test('includes round-ups and freed minimums, as the forecast does', () => {
    const [alone] = activeDebts([debt], cents(5_000));
    expect(alone?.withInterest).toBe('49 months (4 yr 1 mo)');
    const soonGone = {
      ...debt,
      id: 's',
      currentBalance: cents(50_000),
      interestRate: aprFromPercent(3),
    };
    const [helped] = activeDebts([debt, soonGone], cents(5_000));
    expect(helped?.withInterest).toBe('24 months (2 yr)');
  });

  test('leaves out paid debts', () => {
    expect(activeDebts([{ ...debt, currentBalance: cents(0) }])).toEqual([]);
  });

  test('original balances and minimums of zero give neither NaN nor a wrong duration', () => {
    const odd = { ...debt, originalBalance: cents(0), minimumPayment: cents(0) };
    expect(activeDebts([odd])).toMatchObject([
      { percent: 0, paid: '0% paid', left: 'No minimum payment', isEstimate: false },
    ]);
  });

  test('one month is singular', () => {
    expect(activeDebts([{ ...debt, currentBalance: cents(100) }])[0]?.left).toBe('1 month left');
  });
});
