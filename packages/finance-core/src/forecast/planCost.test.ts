import { expect, test } from 'vitest';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { planCost } from './planCost.ts';
import { planYears } from './planTotals.ts';

const yearOf = (year: number, interest: number, principal: number) => ({
  year,
  interest: cents(interest),
  principal: cents(principal),
});

test('adds up the years, and names the one with the most interest', () => {
  const costliest = yearOf(2027, 30_000, 40_000);
  expect(planCost([yearOf(2026, 10_000, 5_000), costliest, yearOf(2028, 5_000, 60_000)])).toEqual({
    paid: 150_000,
    interest: 45_000,
    costliest,
    isMost: true,
  });
});

test('half of the interest is not most of it, and the first of equal years is named', () => {
  const [first, second] = [yearOf(2026, 10_000, 0), yearOf(2027, 10_000, 20_000)];
  expect(planCost([first, second])).toMatchObject({ costliest: first, isMost: false });
  expect(planCost([yearOf(2026, 0, 100), yearOf(2027, 0, 100)])).toMatchObject({
    interest: 0,
    isMost: false,
  });
});

test('is that of the plan', () => {
  const debt = {
    id: 'd',
    currentBalance: cents(500_000),
    minimumPayment: cents(15_000),
    interestRate: aprFromPercent(24),
    dueDate: 15,
  };
  const plan = simulatePlan({ debts: [debt], asOf: calendarDay('2026-11-19') });
  expect(planCost(planYears(plan))).toMatchObject({ paid: plan.paid, interest: plan.interest });
  expect(planCost([])).toBeUndefined();
});
