import { describe, expect, test } from 'vitest';
import { DEFAULT_PLAN } from '../forecast/household.ts';
import { planForecast } from '../forecast/planInput.ts';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { planBasis, withoutDebt } from './withoutDebt.ts';

const debt = (id: string, balance: number) => ({
  id,
  name: `Card ${id}`,
  currentBalance: cents(balance),
  minimumPayment: cents(5000),
  interestRate: aprFromPercent(20),
  estimatedInterest: cents(120),
  paidSinceDue: cents(1000),
  roundUpsSinceDue: cents(300),
  oneOffPaidToday: cents(200),
  dueDate: 3,
  promotion: { interestRate: aprFromPercent(0), endsOn: calendarDay('2027-02-01') },
  minimumRule: { kind: 'fixed', amount: cents(4000) } as const,
  status: 'open' as const,
});
const household = { debts: [debt('a', 90_000), debt('b', 60_000)], monthlyRoundUps: cents(1500) };
const asOf = calendarDay('2026-11-19');
const stored = {
  basis: planBasis(household),
  forecast: planForecast(DEFAULT_PLAN, { ...household, asOf }),
};

describe('withoutDebt', () => {
  test('promises what a plan without the debt would have promised on that day', () => {
    const alone = { debts: [debt('b', 60_000)], monthlyRoundUps: cents(1500) };
    const left = withoutDebt(DEFAULT_PLAN, stored, 'a');
    expect(left).toEqual({
      basis: planBasis(alone),
      forecast: planForecast(DEFAULT_PLAN, { ...alone, asOf }),
    });
    expect(left?.forecast.balances[0]).toBe(60_120);
  });

  test('changes nothing where the plan did not have the debt', () => {
    expect(withoutDebt(DEFAULT_PLAN, stored, 'c')).toBeUndefined();
  });
});

test('a basis that was stored as JSON gives the same forecast, and has no name', () => {
  const basis = JSON.parse(JSON.stringify(planBasis(household))) as typeof stored.basis;
  expect(planForecast(DEFAULT_PLAN, { ...basis, asOf })).toEqual(stored.forecast);
  expect(basis.debts[0]).not.toHaveProperty('name');
});
