import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents, type Cents } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import type { PlanInput } from './plan.ts';
import { simulatePlan } from './simulatePlan.ts';

const asOf = calendarDay('2026-11-19');
const card = {
  id: 'card',
  currentBalance: cents(70_000),
  minimumPayment: cents(10_000),
  interestRate: aprFromPercent(24),
};
const loan = {
  id: 'loan',
  currentBalance: cents(50_000),
  minimumPayment: cents(5_000),
  interestRate: aprFromPercent(6),
};

function firstRows(paidSinceDue: number, more: Partial<PlanInput> = {}) {
  const debts = [{ ...card, paidSinceDue: cents(paidSinceDue) }, loan];
  const plan = simulatePlan({ debts, asOf, extraMonthly: cents(20_000), ...more });
  const rows = plan.debts.map((debt) => debt.rows);
  return {
    card: rows[0]?.slice(0, 2).map((row) => [row.payment, row.paidSinceDue]),
    loan: rows[1]?.[0]?.payment,
    monthly: plan.monthlyPayment,
  };
}

describe('what was paid since the last due day', () => {
  test('makes the first payment smaller, its minimum first, and no other', () => {
    // 100.00 of minimum and 200.00 of extra on the card, 50.00 on the loan.
    const rest = { loan: 5_000, monthly: 35_000 };
    expect(firstRows(4_000)).toEqual({
      card: [
        [26_000, 4_000],
        [30_000, undefined],
      ],
      ...rest,
    });
    expect(firstRows(26_000)).toEqual({
      card: [
        [4_000, 26_000],
        [30_000, undefined],
      ],
      ...rest,
    });
    expect(firstRows(30_000)).toEqual({
      card: [
        [0, 30_000],
        [30_000, undefined],
      ],
      ...rest,
    });
  });

  test('shortens the plan by what is more than the first payment', () => {
    expect(firstRows(50_000).card).toEqual([
      [0, 30_000],
      [30_000, undefined],
    ]);
  });

  test('pays the round-ups of the month, too, which are a part of the payment', () => {
    expect(firstRows(29_000, { roundUps: cents(2_500) }).card?.[0]).toEqual([1_000, 29_000]);
    expect(firstRows(50_000, { roundUps: cents(2_500) }).card?.[0]).toEqual([0, 30_000]);
  });

  test('leaves the one-off payments of the month', () => {
    const oneOffs = [{ on: asOf, amount: cents(9_000) }];
    expect(firstRows(50_000, { oneOffs }).card?.[0]).toEqual([9_000, 30_000]);
  });

  test('is no month without progress: the debt only waits for the next payment', () => {
    const debts = [{ ...loan, paidSinceDue: cents(5_000) }];
    expect(simulatePlan({ debts, asOf })).toMatchObject({ outcome: 'paid-off' });
  });

  test('a payment ahead of its day never takes longer, nor costs more, than one on its day', () => {
    const debt = fc.record({
      currentBalance: fc.integer({ min: 1, max: 2_000_000 }).map(cents),
      minimumPayment: fc.integer({ min: 1, max: 60_000 }).map(cents),
      interestRate: fc.integer({ min: 0, max: 36 }).map(aprFromPercent),
    });
    fc.assert(
      fc.property(debt, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const { currentBalance, minimumPayment } = given;
        const ahead = Math.floor(share * Math.min(minimumPayment, currentBalance - 1)) as Cents;
        const owed = (currentBalance - ahead) as Cents;
        const plans = [given, { ...given, currentBalance: owed, paidSinceDue: ahead }].map((one) =>
          simulatePlan({ debts: [{ ...one, id: 'card' }], asOf }),
        );
        const [onItsDay, before] = plans;
        fc.pre(onItsDay?.outcome === 'paid-off');
        expect(before?.months).toBeLessThanOrEqual(onItsDay?.months ?? 0);
        expect(before?.interest).toBeLessThanOrEqual(onItsDay?.interest ?? 0);
      }),
    );
  });
});
