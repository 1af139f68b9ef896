import { expect, test } from 'vitest';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { DEFAULT_PLAN, planForecast } from '../forecast/index.ts';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { plannedBalances } from './plannedBalances.ts';

/** Saved on September 10th: $1,000.00 without interest, and $250.00 on the 10th of each month after. */
const debt = {
  id: 'd',
  currentBalance: cents(100_000),
  minimumPayment: cents(25_000),
  interestRate: aprFromPercent(0),
};
const household = {
  debts: [debt],
  monthlyRoundUps: cents(0),
  asOf: calendarDay('2026-09-10'),
};
const promised = planForecast(DEFAULT_PLAN, household);
const input = {
  promised,
  today: calendarDay('2026-11-19'),
  monthsBefore: 4,
  dueThisMonth: false,
};

test('before the running month, since the plan was saved; then today and each month to the end', () => {
  expect(plannedBalances(input)).toEqual({
    // July and August are before the plan. September has no payment, October the first.
    before: [Number.NaN, Number.NaN, 100_000, 75_000],
    // After November's; then December and January.
    balances: [50_000, 25_000, 0],
    debtFreeDate: '2027-01-10',
  });
});

test('with a payment that is due this month, its end follows today', () => {
  const today = calendarDay('2026-11-05');
  expect(plannedBalances({ ...input, today, dueThisMonth: true })?.balances).toEqual([
    75_000, 50_000, 25_000, 0,
  ]);
});

test('nothing of a plan of this month, of one that should be over, and of one without an end', () => {
  const of = (day: string) => plannedBalances({ ...input, today: calendarDay(day) });
  expect(of('2026-09-30')).toBeUndefined();
  // The first day of the month after: four payments of 250.00 from October 10 on.
  const first = { ...input, today: calendarDay('2026-10-01'), dueThisMonth: true };
  expect(plannedBalances(first)?.balances).toEqual([100_000, 75_000, 50_000, 25_000, 0]);
  expect(of('2027-01-09')?.balances).toEqual([25_000, 0]);
  expect(of('2027-01-10')).toBeUndefined();
  const growing = { ...debt, minimumPayment: cents(100), interestRate: aprFromPercent(24) };
  expect(simulatePlan({ debts: [growing], asOf: household.asOf }).outcome).toBe('never-amortises');
  const endless = planForecast(DEFAULT_PLAN, { ...household, debts: [growing] });
  expect(plannedBalances({ ...input, promised: endless })).toBeUndefined();
});
