import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCents, aprFromPercent, cents, type Cents } from '../money/index.ts';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { addDays, calendarDay } from '../time/index.ts';
import { forecast, forecastDate, forecastInput } from './forecast.ts';
import { DEFAULT_PLAN, type PlanChoices } from './household.ts';
import { planInput } from './planInput.ts';

const asOf = calendarDay('2026-11-19');
const debts = [
  {
    id: 'card',
    currentBalance: cents(620_000),
    minimumPayment: cents(15_500),
    interestRate: aprFromPercent(24.99),
  },
  {
    id: 'loan',
    currentBalance: cents(1_200_000),
    minimumPayment: cents(21_000),
    interestRate: aprFromPercent(5.05),
  },
];

test('frees the minimums of a paid debt for the next, and puts round-ups on top', () => {
  const plan = forecast({ debts, monthlyRoundUps: cents(1500), asOf });
  expect(plan.monthlyPayment).toBe(38_000);
  const alone = simulatePlan({ debts, asOf, strategy: 'minimum-only' });
  expect((plan.months ?? 0) < (alone.months ?? 0)).toBe(true);
  expect(plan.interest).toBeLessThan(alone.interest);
});

test('the date alone is the date of the plan, for any household and day', () => {
  const debt = fc.record({
    currentBalance: fc.integer({ min: 0, max: 5_000_000 }).map((value) => cents(value)),
    minimumPayment: fc.integer({ min: 0, max: 100_000 }).map((value) => cents(value)),
    interestRate: fc.integer({ min: 0, max: 40 }).map((value) => aprFromPercent(value)),
  });
  fc.assert(
    fc.property(
      fc.array(debt, { maxLength: 5 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 400 }),
      (some, roundUps, days) => {
        const household = {
          debts: some.map((one, index) => ({ ...one, id: `d_${index}` })),
          monthlyRoundUps: roundUps as Cents,
          asOf: addDays(asOf, days),
        };
        const plan = forecast(household);
        expect(forecastDate(household)).toBe(plan.months ? plan.debtFreeDate : undefined);
      },
    ),
    { numRuns: 50 },
  );
});

test('no date where nothing is owed, or where the payments are below the interest', () => {
  expect(forecastDate({ debts: [], monthlyRoundUps: cents(1500), asOf })).toBeUndefined();
  const endless = debts.map((one) => ({ ...one, minimumPayment: cents(100) }));
  expect(forecastDate({ debts: endless, monthlyRoundUps: cents(0), asOf })).toBeUndefined();
});

test('compares with other plans of the same household', () => {
  const household = { debts, monthlyRoundUps: cents(1500), asOf };
  expect(simulatePlan(forecastInput(household))).toEqual(forecast(household));
});

test('to pay a debt off frees its minimum, and does not make the date later', () => {
  const household = { debts, monthlyRoundUps: cents(1500), asOf };
  const withCard = (balance: number) => ({
    ...household,
    debts: debts.map((one) =>
      one.id === 'card' ? { ...one, currentBalance: cents(balance) } : one,
    ),
  });
  expect(forecast(withCard(0)).monthlyPayment).toBe(forecast(household).monthlyPayment);
  expect(forecastDate(withCard(0))).toBe(forecastDate(withCard(1)));
});

test('follows the plan that the household has saved', () => {
  const plan: PlanChoices = { ...DEFAULT_PLAN, strategy: 'snowball', extraMonthly: cents(20_000) };
  const household = { debts, monthlyRoundUps: cents(1500), asOf, plan };
  expect(forecast(household)).toEqual(simulatePlan(planInput(plan, household)));
  expect(
    (forecastDate(household) ?? '') < (forecastDate({ ...household, plan: undefined }) ?? ''),
  ).toBe(true);
});

test('goes on paying what a debt that is paid off asked for, until it is closed', () => {
  const paid = { ...debts[0]!, id: 'paid', currentBalance: cents(0) };
  const monthlyPayment = (status: 'open' | 'closed') => {
    const owned = [...debts, { ...paid, status }];
    return forecast({ debts: owned, monthlyRoundUps: cents(0), asOf }).monthlyPayment;
  };
  expect(monthlyPayment('open')).toBe(15_500 + 21_000 + 15_500);
  expect(monthlyPayment('closed')).toBe(15_500 + 21_000);
});

test('starts with the interest that is estimated since the days of the balances', () => {
  const household = { debts, monthlyRoundUps: cents(0), asOf };
  const estimated = debts.map((debt) => ({ ...debt, estimatedInterest: cents(4_000) }));
  const stated = debts.map((debt) => ({
    ...debt,
    currentBalance: addCents(debt.currentBalance, cents(4_000)),
  }));
  expect(forecast({ ...household, debts: estimated })).toEqual(
    forecast({ ...household, debts: stated }),
  );
});
