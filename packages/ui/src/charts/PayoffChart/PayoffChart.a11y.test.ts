import { calendarDay, cents, formatUsd, type Cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { payoffChartWords } from '../words/payoffChart.ts';
import { amountText, outcomeText, payoffSentence } from './PayoffChart.a11y.ts';
import type { PayoffLine } from './payoffLine.ts';

const formats = formatsOf('en-US');

const words = wordsOf(payoffChartWords, ENGLISH);
const today = calendarDay('2026-11-19');
const avalanche: PayoffLine = {
  name: 'Avalanche',
  balances: [100_000, 51_000, 1_510, 0].map((value) => cents(value)),
  outcome: 'paid-off',
  interest: cents(1_525),
};
const never: PayoffLine = {
  name: 'Minimums only',
  balances: [cents(500_000), cents(507_496)],
  outcome: 'never-amortises',
};
const endless: PayoffLine = { ...never, outcome: 'horizon-reached' };

describe('outcomeText', () => {
  test('says month, duration and cost of a plan that pays off', () => {
    expect(outcomeText(avalanche, today, formatUsd, words, formats)).toBe(
      'Debt-free Feb 2027 · 3 months · $15.25 interest',
    );
    expect(
      outcomeText({ ...avalanche, interest: undefined }, undefined, formatUsd, words, formats),
    ).toBe('Debt-free in 3 months');
    expect(
      outcomeText({ ...avalanche, balances: [cents(0)] }, today, formatUsd, words, formats),
    ).toBe('Paid off');
  });

  test('says that the others do not end', () => {
    expect(outcomeText(never, today, formatUsd, words, formats)).toMatch(
      /^Never paid off at this pace/,
    );
    expect(outcomeText(endless, today, formatUsd, words, formats)).toBe('Still owed after 1 month');
  });
});

describe('amountText', () => {
  test.each([
    [avalanche, 1, '$510.00'],
    [avalanche, 9, 'Debt-free'],
    [never, 0, '$5,000.00'],
    [never, 9, 'At least $5,074.96'],
    [endless, 9, 'Still owed'],
    [{ ...avalanche, balances: [Number.NaN as Cents] }, 0, 'Not known'],
  ])('of %o in month %i is %s', (line, month, text) => {
    expect(amountText(line, month, formatUsd, words)).toBe(text);
  });
});

test('payoffSentence has a sentence for each plan', () => {
  const past = [cents(120_000), cents(110_000)];
  expect(payoffSentence([avalanche], today, formatUsd, words, formats, past)).toBe(
    'What you owed: Oct 2026 · $1,100.00. Avalanche: Debt-free Feb 2027 · 3 months · $15.25 interest.',
  );
  expect(payoffSentence([avalanche, never], today, formatUsd, words, formats)).toBe(
    'Avalanche: Debt-free Feb 2027 · 3 months · $15.25 interest. Minimums only: Never paid off at this pace.',
  );
});
