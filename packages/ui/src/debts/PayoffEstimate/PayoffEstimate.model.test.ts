import { aprFromPercent, calendarDay, cents, formatUsd } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { payoffEstimateWords } from '../words/payoffEstimate.ts';
import { householdOf } from './householdForecast.ts';
import { payoffEstimate as estimateIn } from './PayoffEstimate.model.ts';
import type { PayoffDebt } from './payoffForecast.ts';

const formats = formatsOf('en-US');

const words = wordsOf(payoffEstimateWords, ENGLISH);
const today = calendarDay('2026-11-19');
const debt = {
  id: 'd',
  currentBalance: cents(100_000),
  interestRate: aprFromPercent(12),
  minimumPayment: cents(50_000),
};

/** Of the debt alone. */
const payoffEstimate = (one: PayoffDebt, day: typeof today, money: typeof formatUsd) =>
  estimateIn(one, householdOf(one, day, undefined), money, words, formats);

describe('payoffEstimate', () => {
  test('has the simple estimate and the figure with interest', () => {
    expect(payoffEstimate(debt, today, formatUsd)).toMatchObject({
      simple: '2 months',
      withInterest: '3 months',
      detail: 'Paid off Feb 2027 · $15.25 interest',
      tone: 'neutral',
    });
  });

  test('a debt without interest says so', () => {
    const free = { ...debt, interestRate: aprFromPercent(0) };
    expect(payoffEstimate(free, today, formatUsd).detail).toBe('Paid off Jan 2027 · no interest');
  });

  test('the explanation names every input', () => {
    const why = payoffEstimate(debt, today, formatUsd).why.join(' ');
    for (const input of ['$1,000.00', '$500.00', '12.00% APR']) expect(why).toContain(input);
  });

  test('the explanation says what else the household pays', () => {
    const other = { ...debt, id: 'other' };
    const lines = (debts: PayoffDebt[], roundUps: number) =>
      estimateIn(
        debt,
        { debts, monthlyRoundUps: cents(roundUps), asOf: today },
        formatUsd,
        words,
        formats,
      ).why;
    expect(lines([debt], 0)).toHaveLength(2);
    expect(lines([debt], 1_500)[2]).toBe(
      'This counts on about $15.00 a month of round-ups for this debt, too.',
    );
    expect(lines([debt, other], 0)[2]).toMatch(/^Once a debt is paid off/);
    expect(lines([debt, other], 1_500)[2]).toMatch(
      /^This counts on about \$15.00 a month .* highest-rate debt/,
    );
  });

  test('says that a payment is below the interest', () => {
    const endless = payoffEstimate({ ...debt, minimumPayment: cents(900) }, today, formatUsd);
    expect(endless).toMatchObject({ withInterest: 'Never at this payment', tone: 'warning' });
    expect(endless.detail).toBe('Interest is $10.00 a month. Your $9.00 minimum doesn’t cover it.');
    expect(endless.why[1]).toBe(
      'With interest: your $9.00 payment is less than the $10.00 of monthly interest, so it can’t pay off this debt.',
    );
    const equal = payoffEstimate({ ...debt, minimumPayment: cents(1_000) }, today, formatUsd);
    expect(equal.detail).toBe('Interest takes all of your $10.00 minimum each month.');
    expect(equal.why[1]).toContain('then subtract your $10.00 payment');
  });

  test('has a text for no payment, and no explanation for a paid debt', () => {
    const idle = payoffEstimate({ ...debt, minimumPayment: cents(0) }, today, formatUsd);
    expect(idle.simple).toBe('No minimum payment');
    const done = payoffEstimate({ ...debt, currentBalance: cents(0) }, today, formatUsd);
    expect(done).toMatchObject({ simple: '0 months', withInterest: 'Paid off', why: [] });
  });
});
