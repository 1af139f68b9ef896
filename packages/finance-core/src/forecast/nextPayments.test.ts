import { expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { DEFAULT_PLAN } from './household.ts';
import { nextPayments, pastDueBeside } from './nextPayments.ts';
import { planOverview } from './planOverview.ts';
import { plannedPayments } from './plannedPayments.ts';

const asOf = calendarDay('2026-11-19');
const card = {
  id: 'card',
  currentBalance: cents(70_000),
  minimumPayment: cents(10_000),
  interestRate: aprFromPercent(24),
  dueDate: 3,
};

function nextOf(paidSinceDue: number) {
  const debts = [{ ...card, paidSinceDue: cents(paidSinceDue) }];
  const plan = { ...DEFAULT_PLAN, extraMonthly: cents(20_000) };
  const overview = planOverview(plan, { debts, monthlyRoundUps: cents(0), asOf });
  return {
    next: nextPayments(debts, overview, asOf),
    planned: plannedPayments(debts, overview.plan, asOf, 2).map(({ dueOn, payment }) => [
      dueOn,
      payment,
    ]),
  };
}

const next = {
  debtId: 'card',
  month: 1,
  kind: 'monthly',
  dueOn: '2026-12-03',
  takesRoundUps: true,
};

test('a payment is what the lender asks for and what is on top of it', () => {
  expect(nextOf(0).next).toEqual([{ ...next, payment: 30_000, minimum: 10_000, extra: 20_000 }]);
});

test('what was paid of it since the last due day is not asked for again', () => {
  expect(nextOf(12_000).next).toEqual([
    { ...next, payment: 18_000, minimum: 0, extra: 18_000, paidSinceDue: 12_000 },
  ]);
});

test('what is past due comes on top, as far as the debt is owed then', () => {
  const pastDueOf = (pastDue: number, currentBalance = card.currentBalance) => {
    const debts = [{ ...card, currentBalance, pastDue: cents(pastDue) }];
    const overview = planOverview(DEFAULT_PLAN, { debts, monthlyRoundUps: cents(0), asOf });
    return nextPayments(debts, overview, asOf).map((one) => one.pastDue);
  };
  expect(pastDueOf(0)).toEqual([undefined]);
  expect(pastDueOf(10_000)).toEqual([10_000]);
  expect(pastDueOf(10_000, cents(12_000))).toEqual([2_000]);
  // The next payment pays the debt off.
  expect(pastDueOf(9_000, cents(9_000))).toEqual([undefined]);
});

test('what is past due is beside the first monthly payment only', () => {
  const debts = [{ ...card, pastDue: cents(2_500) }];
  const overview = planOverview(
    { ...DEFAULT_PLAN, oneOffs: [{ on: asOf, amount: cents(1_000) }] },
    { debts, monthlyRoundUps: cents(0), asOf },
  );
  const planned = plannedPayments(debts, overview.plan, asOf, 2);
  expect(planned.map((one) => [one.kind, one.month, pastDueBeside(one, debts)])).toEqual([
    ['one-off', 1, 0],
    ['monthly', 1, 2_500],
    ['monthly', 2, 0],
  ]);
  expect(planned.map((one) => pastDueBeside(one, []))).toEqual([0, 0, 0]);
});

test('one that is paid is listed, and not among those to be made', () => {
  const { next: listed, planned } = nextOf(45_000);
  expect(listed).toEqual([{ ...next, payment: 0, minimum: 0, extra: 0, paidSinceDue: 30_000 }]);
  expect(planned).toEqual([['2027-01-03', 30_000]]);
});

test('the minimum of a debt that was paid off this month is not paid on another one until the next', () => {
  const paidOff = { ...card, id: 'paid', currentBalance: cents(0), minimumPayment: cents(5_000) };
  const asked = (paidSinceDue: number) => {
    const debts = [{ ...paidOff, paidSinceDue: cents(paidSinceDue) }, card];
    const overview = planOverview(DEFAULT_PLAN, { debts, monthlyRoundUps: cents(0), asOf });
    return plannedPayments(debts, overview.plan, asOf, 2).map(({ payment }) => payment);
  };
  expect(asked(0)).toEqual([15_000, 15_000]);
  expect(asked(2_000)).toEqual([13_000, 15_000]);
  expect(asked(9_000)).toEqual([10_000, 15_000]);
});
