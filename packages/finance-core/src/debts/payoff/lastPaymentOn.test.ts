import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, aprFromPercent } from '../../money/index.ts';
import { addDays, addMonths, calendarDay } from '../../time/index.ts';
import { plannedPayments } from '../../forecast/plannedPayments.ts';
import { lastPaymentOn } from './lastPaymentOn.ts';
import { simulatePlan } from './simulatePlan.ts';

const asOf = calendarDay('2026-11-26');

test('the last payment is on a due day, of which today can be the first', () => {
  expect(lastPaymentOn({ dueDate: 15 }, asOf, 12)).toBe('2027-11-15');
  expect(lastPaymentOn({ dueDate: 28 }, asOf, 28)).toBe('2029-02-28');
  expect(lastPaymentOn({ dueDate: 26 }, asOf, 1)).toBe(asOf);
  expect(lastPaymentOn({ dueDate: 31 }, asOf, 4)).toBe('2027-02-28');
});

test('without a due day, it is so many months after the first day', () => {
  expect(lastPaymentOn({}, asOf, 12)).toBe('2027-11-26');
  expect(lastPaymentOn({ dueDate: 15 }, asOf, 0)).toBe(asOf);
});

test('a plan ends with the last payment that the calendar has', () => {
  const debts = fc.array(
    fc.record({
      currentBalance: fc.integer({ min: 1, max: 90_000 }).map(cents),
      dueDate: fc.integer({ min: 1, max: 31 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const oneOff = fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 300 }),
      amount: fc.integer({ min: 1, max: 90_000 }).map(cents),
    }),
    { maxLength: 1 },
  );
  fc.assert(
    fc.property(debts, fc.integer({ min: 0, max: 400 }), oneOff, (made, days, once) => {
      const today = addDays(asOf, days);
      const oneOffs = once.map(({ after, amount }) => ({ on: addDays(today, after), amount }));
      const owed = made.map((debt, index) => ({
        ...debt,
        id: `${index}`,
        minimumPayment: cents(10_000),
        interestRate: aprFromPercent(12),
      }));
      const plan = simulatePlan({ debts: owed, asOf: today, oneOffs });
      if (plan.outcome !== 'paid-off') throw new Error('The minimums pay it off.');
      const payments = plannedPayments(owed, plan, today, plan.months);
      expect(plan.debtFreeDate).toBe(payments.at(-1)?.dueOn);
      expect(plan.debtFreeDate <= addMonths(today, plan.months)).toBe(true);
    }),
  );
});
