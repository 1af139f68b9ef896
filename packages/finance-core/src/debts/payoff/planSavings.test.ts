import { describe, expect, test } from 'vitest';
import { months } from '../index.ts';
import { aprFromPercent, cents } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import { planSavings } from './planSavings.ts';
import { simulatePlan } from './simulatePlan.ts';

const plan = (minimum: number, horizon = 1200) =>
  simulatePlan({
    debts: [
      {
        id: 'card',
        currentBalance: cents(100_000),
        interestRate: aprFromPercent(12),
        minimumPayment: cents(minimum),
      },
    ],
    asOf: calendarDay('2026-11-19'),
    horizon: months(horizon),
  });

describe('planSavings', () => {
  const slow = plan(10_000);
  const fast = plan(50_000);

  test('is what the plan is sooner and cheaper', () => {
    expect([slow.months, fast.months]).toEqual([11, 3]);
    expect(planSavings(slow, fast)).toEqual({
      monthsSaved: 8,
      interestSaved: slow.interest - fast.interest,
    });
    expect(slow.interest - fast.interest).toBeGreaterThan(0);
  });

  test('counts from calendar month to calendar month, as the dates are read', () => {
    const ending = (dueDate: number, payments: number) =>
      simulatePlan({
        debts: [
          {
            id: 'loan',
            currentBalance: cents(10_000),
            interestRate: aprFromPercent(0),
            minimumPayment: cents(10_000 / payments),
            dueDate,
          },
        ],
        asOf: calendarDay('2026-11-27'),
      });
    const [november, december] = [ending(28, 1), ending(3, 1)];
    expect([november.debtFreeDate, december.debtFreeDate]).toEqual(['2026-11-28', '2026-12-03']);
    expect(planSavings(december, november)?.monthsSaved).toBe(1);
    expect(planSavings(ending(28, 2), december)?.monthsSaved).toBe(0);
  });

  test('is negative the other way round', () => {
    expect(planSavings(fast, slow)).toEqual({
      monthsSaved: -8,
      interestSaved: fast.interest - slow.interest,
    });
  });

  test('is no number against never', () => {
    expect(planSavings(plan(1_000), fast)).toBeUndefined();
    expect(planSavings(fast, plan(1_000))).toBeUndefined();
    expect(planSavings(plan(10_000, 2), fast)).toBeUndefined();
  });
});
