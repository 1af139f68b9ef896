import { aprFromPercent, cents, formatUsd } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { insightStatsWords } from '../words/insightStats.ts';
import { debtFigures, purchaseFigures, reductionWhy } from './InsightStats.model.ts';

const words = wordsOf(insightStatsWords, ENGLISH);

const bought = (amount: number, roundUpAmount: number) => ({
  id: `${amount}`,
  merchant: 'Shop',
  category: 'Food',
  date: '2026-11-19T12:00:00Z',
  amount: cents(amount),
  roundUpAmount: cents(roundUpAmount),
});

test('three of four purchases round up, by 31 cents on average', () => {
  const transactions = [bought(467, 33), bought(3_742, 58), bought(500, 0), bought(1_299, 1)];
  // (33 + 58 + 1) / 3 = 30.67, half-up.
  expect(purchaseFigures(transactions)).toEqual({ average: 31, rate: 75, saved: 92 });
});

test('without purchases, all figures are zero', () => {
  expect(purchaseFigures([])).toEqual({ average: 0, rate: 0, saved: 0 });
});

// @requirement 9.reduction-per-month
test('the monthly reduction is a seventh of what was paid', () => {
  const debt = {
    id: 'd',
    name: 'Visa',
    accountNumber: '1',
    currentBalance: cents(6_200),
    originalBalance: cents(70_000),
    minimumPayment: cents(100),
    interestRate: aprFromPercent(20),
    dueDate: 1,
  };
  expect(debtFigures([debt])).toEqual({ reductionPerMonth: 9_114, paid: 63_800 });
  expect(debtFigures([])).toEqual({ reductionPerMonth: 0, paid: 0 });
});

test('the explanation names the division, and where the real figures are', () => {
  const [line] = reductionWhy(
    { reductionPerMonth: cents(9_114), paid: cents(63_800) },
    formatUsd,
    words,
  );
  expect(line).toContain('$638.00 you’ve paid off so far, divided by the chart’s 7 months');
  expect(line).toContain('Monthly Activity');
});
