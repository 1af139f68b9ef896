import {
  aprFromPercent,
  calendarDay,
  cents,
  forecastDate,
  type PlanDebt,
} from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { payoffPlansWords } from '../words/payoffPlans.ts';
import { monthlyMinimums, payoffPlans } from './Debts.model.ts';

const asOf = calendarDay('2026-11-19');
const debt = (id: string, balance: number, minimum: number, percent: number) => ({
  id,
  currentBalance: cents(balance),
  interestRate: aprFromPercent(percent),
  minimumPayment: cents(minimum),
});
const debts = [debt('small', 50_000, 5_000, 5), debt('dear', 300_000, 9_000, 24.99)];
const plansOf = (some: PlanDebt[], roundUps: number) =>
  payoffPlans(
    { debts: some, monthlyRoundUps: cents(roundUps), asOf },
    wordsOf(payoffPlansWords, ENGLISH),
  );

test('compares four plans, the household’s forecast first and soonest', () => {
  const { lines } = plansOf(debts, 4_700);
  expect(lines.map((line) => line.name)).toEqual([
    'Avalanche with round-ups',
    'Avalanche',
    'Snowball',
    'Minimums only',
  ]);
  for (const line of lines) {
    expect(line.balances[0]).toBe(350_000);
    expect(line.balances.at(-1)).toBe(0);
  }
  const [first, second, , last] = lines.map((line) => line.balances.length);
  expect(first).toBeLessThan(second ?? 0);
  expect(second).toBeLessThan(last ?? 0);
});

test.each([0, 1_596, 4_700])(
  'the first plan ends on the dashboard’s date, with round-ups of %i',
  (roundUps) => {
    const [first] = plansOf(debts, roundUps).lines;
    const months = (first?.balances.length ?? 0) - 1;
    const date = forecastDate({ debts, monthlyRoundUps: cents(roundUps), asOf }) ?? '';
    const [year = 0, month = 0] = date.split('-').map(Number);
    expect((year - 2026) * 12 + month - 11).toBe(months);
  },
);

test('without round-ups, the forecast is the avalanche plan', () => {
  expect(plansOf(debts, 0).lines.map((line) => line.name)).toEqual([
    'Avalanche',
    'Snowball',
    'Minimums only',
  ]);
});

test('with a debt that only grows, no plan is paid off', () => {
  const never = debt('never', 500_000, 5_000, 29.99);
  const { lines, agreement } = plansOf([never, { ...never, id: 'too' }], 0);
  expect(new Set(lines.map((line) => line.outcome))).toEqual(new Set(['never-amortises']));
  expect(agreement).toMatch(/neither covers the interest/);
});

test('says why avalanche and snowball are equal', () => {
  expect(plansOf([debt('one', 50_000, 5_000, 5)], 0).agreement).toMatch(/^With one debt/);
  const dearestIsSmall = [debt('a', 50_000, 5_000, 25), debt('b', 300_000, 9_000, 5)];
  expect(plansOf(dearestIsSmall, 0).agreement).toMatch(
    /smallest balance also has the highest rate/,
  );
  expect(plansOf(debts, 0).agreement).toMatch(/no extra money until/);
  const third = debt('third', 200_000, 4_000, 12);
  expect(plansOf([...debts, third], 0).agreement).toBeUndefined();
});

test('the minimums are what is paid in addition to the round-ups', () => {
  expect(monthlyMinimums({ debts, monthlyRoundUps: cents(4_700), asOf })).toBe(14_000);
});
