import {
  aprFromPercent,
  basisPoints,
  calendarDay,
  cents,
  DEFAULT_PLAN,
  formatUsd,
  type PlanChoices,
} from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { forecastExplanationWords } from '../words/forecastExplanation.ts';
import { payoffEstimateWords } from '../words/payoffEstimate.ts';
import { householdOf } from './householdForecast.ts';
import { payoffEstimate as estimateIn } from './PayoffEstimate.model.ts';
import type { PayoffDebt } from './payoffForecast.ts';

const formats = formatsOf('en-US');

const words = wordsOf(payoffEstimateWords, ENGLISH);
const explanation = wordsOf(forecastExplanationWords, ENGLISH);
const today = calendarDay('2026-11-19');
const debt = {
  id: 'd',
  currentBalance: cents(100_000),
  interestRate: aprFromPercent(12),
  minimumPayment: cents(50_000),
};

/** Of the debt alone. */
const payoffEstimate = (one: PayoffDebt, day: typeof today, money: typeof formatUsd) =>
  estimateIn(one, householdOf(one, day, undefined), money, words, explanation, formats);

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
    const lines = (debts: PayoffDebt[], roundUps: number, plan?: PlanChoices) =>
      estimateIn(
        debt,
        { debts, monthlyRoundUps: cents(roundUps), asOf: today, plan },
        formatUsd,
        words,
        explanation,
        formats,
      ).why;
    expect(lines([debt], 0)).toHaveLength(3);
    expect(lines([debt], 1_500)[2]).toBe(
      'This counts on about $15.00 a month of round-ups for this debt, too.',
    );
    expect(lines([debt, other], 0)[2]).toMatch(/^Once a debt is paid off/);
    expect(lines([debt, other], 1_500)[2]).toMatch(/^About \$15.00 a month .* highest rate/);
    const plan = { ...DEFAULT_PLAN, strategy: 'snowball' as const, includeRoundUps: false };
    expect(lines([debt, other], 1_500, plan)[2]).toMatch(/the debt that is smallest today/);
    expect(lines([debt, other], 1_500, { ...plan, strategy: 'minimum-only' })[2]).toMatch(
      /isn’t moved to another debt/,
    );
  });

  test('a promotion and a rule are what the figures use, and the explanation says both rates', () => {
    const card = {
      ...debt,
      currentBalance: cents(300_000),
      interestRate: aprFromPercent(22.99),
      minimumPayment: cents(7_500),
      minimumRule: {
        kind: 'percent-or-floor',
        share: basisPoints(200),
        floor: cents(2_500),
      } as const,
      promotion: { interestRate: aprFromPercent(2.99), endsOn: calendarDay('2027-06-30') },
    };
    const estimate = payoffEstimate(card, today, formatUsd);
    // $3,000.00 / $60.00
    expect(estimate.simple).toBe('50 months');
    const why = estimate.why.join(' ');
    expect(why).toContain('2.99% until Jun 30, 2027, then 22.99% APR');
    expect(why).toContain('that month’s minimum ($60.00 now');
    expect(why).toContain('starts by its last day');
    expect(why).not.toContain('$75.00');
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
