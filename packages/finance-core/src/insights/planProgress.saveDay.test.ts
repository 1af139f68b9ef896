import { expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { planProgress } from './planProgress.ts';
import type { DebtPayment, StatedDebt } from './nextPayment.ts';

const savedOn = calendarDay('2026-10-05');
/** Of 1,000.00, the plan pays 135.00 a month on two debts with minimums of 50.00 and 70.00. */
const plan = {
  asOf: savedOn,
  balances: [100_000, 86_500, 73_000].map((value) => cents(value)),
  debtFreeDate: calendarDay('2027-06-05'),
  monthlyPayment: cents(13_500),
};
const one = {
  id: 'one',
  currentBalance: cents(70_000),
  interestRate: aprFromPercent(24),
  minimumPayment: cents(5_000),
};
const paidOff = { ...one, id: 'other', currentBalance: cents(0), minimumPayment: cents(7_000) };
const payment = { debtId: 'other', on: savedOn, amount: cents(30_000) };

const progress = (
  payments: DebtPayment[],
  debts: StatedDebt[],
  day = '2026-10-06',
  dueDates?: number[],
) =>
  planProgress({
    promised: { ...plan, dueDates },
    followed: plan,
    debts,
    payments,
    today: calendarDay(day),
  });

test('what was paid on a minimum before the plan was saved is no part of the next payment', () => {
  // 20.00 before, and 300.00 a day after it: 50.00 of the minimum were left, and 15.00 are on top.
  const later = { ...payment, on: calendarDay('2026-10-06') };
  const debts = [one, { ...paidOff, paidSinceDue: cents(32_000) }];
  expect(progress([later], debts)).toMatchObject({
    planned: 100_000,
    paidAhead: 6_500,
    amount: 23_500,
  });
});

test('a whole payment is at most what of it was left when the plan was saved', () => {
  const later = { ...payment, on: calendarDay('2026-10-06') };
  const both = [later, { ...later, debtId: 'one', amount: cents(20_000) }];
  const debts = [one, { ...paidOff, paidSinceDue: cents(32_000) }];
  // 135.00 less the 20.00 that were paid before.
  expect(progress(both, debts)).toMatchObject({ paidAhead: 11_500, amount: 18_500 });
});

test('what was paid on that day counts if it was paid after the plan was saved', () => {
  const debts = [one, paidOff];
  const after = { ...payment, isAfterSave: true };
  expect(progress([after], debts)).toMatchObject({ paidAhead: 8_500, amount: 21_500 });
  expect(progress([payment], debts)).toMatchObject({ paidAhead: 0, amount: 30_000 });
});

test('saved and paid on the due day, it is the payment that was due, and not the next one', () => {
  const due = [one, { ...paidOff, id: 'rest' }].map((debt) => ({ ...debt, dueDate: 5 }));
  const onTime = { debtId: 'one', on: savedOn, amount: cents(13_500), isAfterSave: true };
  const owing = due.map((debt) =>
    debt.id === 'one' ? { ...debt, currentBalance: cents(86_500) } : debt,
  );
  expect(progress([onTime], owing, '2026-10-06', [5])).toMatchObject({
    planned: 86_500,
    payments: 1,
    paidAhead: 0,
    amount: 0,
  });
});
