import {
  aprFromPercent,
  calendarDay,
  cents,
  simulatePlan,
  type PlanDebt,
} from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { payoffLine } from './payoffLine.ts';

const asOf = calendarDay('2026-11-19');
const debt = (id: string, balance: number, minimum: number, percent = 0): PlanDebt => ({
  id,
  currentBalance: cents(balance),
  interestRate: aprFromPercent(percent),
  minimumPayment: cents(minimum),
});

test('adds up all debts, from now to the month of the last payment', () => {
  const plan = simulatePlan({
    asOf,
    strategy: 'minimum-only',
    debts: [debt('a', 30_000, 10_000), debt('b', 10_000, 10_000), debt('paid', 0, 10_000)],
  });
  expect(payoffLine('Minimums only', plan)).toEqual({
    name: 'Minimums only',
    balances: [40_000, 20_000, 10_000, 0],
    dueThisMonth: false,
    outcome: 'paid-off',
    interest: 0,
    debtFreeDate: '2027-02-19',
  });
});

test('counts the interest: $1,000 at 12 % with $500 a month', () => {
  const plan = simulatePlan({ asOf, debts: [debt('a', 100_000, 50_000, 12)] });
  expect(payoffLine('Avalanche', plan)).toMatchObject({
    balances: [100_000, 51_000, 1_510, 0],
    interest: 1_525,
  });
});

test('a plan without an end has no total interest', () => {
  const plan = simulatePlan({ asOf, debts: [debt('a', 500_000, 5_000, 29.99)] });
  const line = payoffLine('Minimums only', plan);
  expect(line).toMatchObject({ outcome: 'never-amortises' });
  expect(line).not.toHaveProperty('interest');
  expect(line.balances.at(-1)).toBeGreaterThan(500_000);
});

test('a household without debts owes nothing now', () => {
  expect(payoffLine('Avalanche', simulatePlan({ asOf, debts: [] })).balances).toEqual([0]);
});

test('begins with the end of the running month where a payment is due in it', () => {
  const due = { ...debt('a', 30_000, 10_000), dueDate: 28 };
  expect(payoffLine('Avalanche', simulatePlan({ asOf, debts: [due] }))).toMatchObject({
    balances: [30_000, 20_000, 10_000, 0],
    dueThisMonth: true,
    debtFreeDate: '2027-01-28',
  });
});
