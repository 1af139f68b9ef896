import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents, MAX_CENTS, type Apr } from '../../money/index.ts';
import { addDays, addMonths, calendarDay } from '../../time/index.ts';
import type { PlanInput } from './plan.ts';
import { paymentForTarget } from './paymentForTarget.ts';
import { simulatePlan } from './simulatePlan.ts';

const asOf = calendarDay('2026-11-19');
const input = (dollars: number, percent: number, minimum = 0): PlanInput => ({
  debts: [
    {
      id: 'loan',
      currentBalance: cents(dollars * 100),
      interestRate: aprFromPercent(percent),
      minimumPayment: cents(minimum),
    },
  ],
  asOf,
});

describe('paymentForTarget', () => {
  test('is the smallest payment that leaves nothing', () => {
    // The annuity of $15,000 at 8 % for 5 years is 304.1459; 304.14 would leave some cents.
    const target = paymentForTarget(input(15_000, 8), addMonths(asOf, 60));
    expect(target).toMatchObject({ extraMonthly: 30_415, monthlyPayment: 30_415 });
    expect(target?.plan).toEqual(
      simulatePlan({ ...input(15_000, 8), extraMonthly: cents(30_415), horizon: 60 as never }),
    );
    const less = simulatePlan({ ...input(15_000, 8), extraMonthly: cents(30_414) });
    expect(less.months).toBe(61);
  });

  test('counts what the minimums already pay', () => {
    const target = paymentForTarget(input(15_000, 8, 20_000), addMonths(asOf, 60));
    expect(target).toMatchObject({ extraMonthly: 10_415, monthlyPayment: 30_415 });
  });

  test('is nothing extra where the minimums are enough', () => {
    const target = paymentForTarget(input(15_000, 8, 40_000), addMonths(asOf, 60));
    expect(target).toMatchObject({ extraMonthly: 0, monthlyPayment: 40_000 });
    expect(target?.plan.months).toBe(44);
    expect(paymentForTarget({ debts: [], asOf }, asOf)).toMatchObject({ extraMonthly: 0 });
  });

  test('the last payment may be on the day itself, not after it', () => {
    const loan = input(3_000, 0);
    const by = (day: string) => paymentForTarget(loan, calendarDay(day))?.monthlyPayment;
    expect(by('2027-02-19')).toBe(100_000);
    expect(by('2027-02-18')).toBe(150_000);
    expect(by('2026-12-19')).toBe(300_000);
  });

  test('is none where no payment falls by the day', () => {
    expect(paymentForTarget(input(3_000, 0), calendarDay('2026-12-18'))).toBeUndefined();
    expect(paymentForTarget(input(3_000, 0), asOf)).toBeUndefined();
    expect(paymentForTarget(input(3_000, 0), calendarDay('2025-01-01'))).toBeUndefined();
  });

  test('a payment today is one more by the same day', () => {
    const today = { ...input(3_000, 0), paysToday: true };
    expect(paymentForTarget(today, asOf)?.monthlyPayment).toBe(300_000);
    expect(paymentForTarget(today, calendarDay('2027-01-19'))?.monthlyPayment).toBe(100_000);
    expect(paymentForTarget(today, calendarDay('2026-11-18'))).toBeUndefined();
  });

  test('is none where even the largest amount is too little', () => {
    expect(paymentForTarget(input(MAX_CENTS / 100, 12), addMonths(asOf, 1))).toBeUndefined();
    const all = paymentForTarget(input(MAX_CENTS / 100, 0), addMonths(asOf, 1));
    expect(all?.extraMonthly).toBe(MAX_CENTS);
  });

  test('one cent less misses the day, for any debts', () => {
    const debts = fc
      .array(
        fc.record({
          currentBalance: fc.integer({ min: 1, max: 2_000_000 }).map(cents),
          interestRate: fc.integer({ min: 0, max: 36_000 }).map((value) => value as Apr),
          minimumPayment: fc.integer({ min: 0, max: 5_000 }).map(cents),
          dueDate: fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined }),
        }),
        { minLength: 1, maxLength: 3 },
      )
      .map((list) => list.map((debt, index) => ({ ...debt, id: `${index}` })));
    fc.assert(
      fc.property(debts, fc.integer({ min: 31, max: 1_500 }), (list, offset) => {
        const plan = { debts: list, asOf };
        const by = addDays(asOf, offset);
        const target = paymentForTarget(plan, by);
        const extraMonthly = target?.extraMonthly ?? MAX_CENTS;
        const met = simulatePlan({ ...plan, extraMonthly });
        expect(met.debtFreeDate !== undefined && met.debtFreeDate <= by).toBe(true);
        if (extraMonthly > 0) {
          const missed = simulatePlan({ ...plan, extraMonthly: cents(extraMonthly - 1) });
          expect(missed.debtFreeDate === undefined || missed.debtFreeDate > by).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});
