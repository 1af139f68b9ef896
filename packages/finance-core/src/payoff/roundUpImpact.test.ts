import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { roundUpImpact } from './roundUpImpact.ts';
import { simulatePlan } from './simulatePlan.ts';

const input = {
  debts: [
    {
      id: 'card',
      currentBalance: cents(620_000),
      interestRate: aprFromPercent(24.99),
      minimumPayment: cents(15_500),
    },
  ],
  asOf: calendarDay('2026-11-19'),
};

describe('roundUpImpact', () => {
  test('is the plan with the round-ups against the plan without', () => {
    const impact = roundUpImpact(input, cents(4_700));
    expect(impact.without).toEqual(simulatePlan(input));
    expect(impact.withRoundUps).toEqual(simulatePlan({ ...input, extraMonthly: cents(4_700) }));
    expect([impact.without.months, impact.withRoundUps.months]).toEqual([87, 50]);
    expect(impact.savings).toEqual({
      monthsSaved: 37,
      interestSaved: impact.without.interest - impact.withRoundUps.interest,
    });
  });

  test('comes on top of what is already paid extra', () => {
    const impact = roundUpImpact({ ...input, extraMonthly: cents(5_000) }, cents(4_700));
    expect(impact.without.monthlyPayment).toBe(20_500);
    expect(impact.withRoundUps.monthlyPayment).toBe(25_200);
  });

  test('saves nothing when there are none', () => {
    expect(roundUpImpact(input, cents(0)).savings).toEqual({ monthsSaved: 0, interestSaved: 0 });
  });

  test('may be what makes a plan end', () => {
    const debts = input.debts.map((debt) => ({ ...debt, minimumPayment: cents(12_000) }));
    const impact = roundUpImpact({ ...input, debts }, cents(4_700));
    expect(impact.without.outcome).toBe('never-amortises');
    expect(impact.withRoundUps.outcome).toBe('paid-off');
    expect(impact.savings).toBeUndefined();
  });
});
