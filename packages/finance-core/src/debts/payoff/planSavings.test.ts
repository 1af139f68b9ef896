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
