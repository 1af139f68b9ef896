import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import { compareStrategies } from './compareStrategies.ts';
import { simulatePlan } from './simulatePlan.ts';

// A published example (avalanche-snowball-calculator): $200 a month above the minimums.
const input = {
  debts: [
    {
      id: 'card1',
      currentBalance: cents(500_000),
      interestRate: aprFromPercent(22.99),
      minimumPayment: cents(15_000),
    },
    {
      id: 'card2',
      currentBalance: cents(350_000),
      interestRate: aprFromPercent(18.99),
      minimumPayment: cents(10_000),
    },
    {
      id: 'car',
      currentBalance: cents(1_200_000),
      interestRate: aprFromPercent(6.5),
      minimumPayment: cents(35_000),
    },
  ],
  asOf: calendarDay('2026-11-19'),
  extraMonthly: cents(20_000),
};

describe('compareStrategies', () => {
  test('sets avalanche and snowball against minimums only', () => {
    const { minimumOnly, plans } = compareStrategies(input);
    const { debts, asOf } = input;
    expect(minimumOnly).toEqual(simulatePlan({ debts, asOf, strategy: 'minimum-only' }));
    expect(minimumOnly.months).toBe(54);
    expect(plans.map(({ strategy, plan }) => [strategy, plan.months])).toEqual([
      ['avalanche', 30],
      ['snowball', 30],
    ]);
    const [avalanche, snowball] = plans;
    expect(avalanche?.savings).toEqual({
      monthsSaved: 24,
      interestSaved: minimumOnly.interest - (avalanche?.plan.interest ?? 0),
    });
    expect(avalanche?.plan).toEqual(simulatePlan({ ...input, strategy: 'avalanche' }));
    expect(snowball?.plan).toEqual(simulatePlan({ ...input, strategy: 'snowball' }));
    expect(snowball?.plan.interest).toBeGreaterThan(avalanche?.plan.interest ?? 0);
  });

  test('takes the orders that are asked for', () => {
    const own = ['car', 'card1', 'card2'];
    const { plans } = compareStrategies(input, [own]);
    expect(plans).toHaveLength(1);
    expect(plans[0]?.strategy).toBe(own);
    expect(plans[0]?.plan).toEqual(simulatePlan({ ...input, strategy: own }));
  });

  test('has no saving to show where minimums never end', () => {
    const debts = input.debts.map((debt) => ({ ...debt, minimumPayment: cents(100) }));
    const { minimumOnly, plans } = compareStrategies({
      ...input,
      debts,
      extraMonthly: cents(90_000),
    });
    expect(minimumOnly.outcome).toBe('never-amortises');
    expect(plans[0]).toMatchObject({ plan: { outcome: 'paid-off' }, savings: undefined });
  });
});
