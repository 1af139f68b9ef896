import {
  aprFromPercent,
  calendarDay,
  cents,
  DEFAULT_PLAN,
  planForecast,
  simulatePlan,
} from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { planComparisonWords } from '../words/planComparison.ts';
import { linesOf, type ComparedPlans } from './linesOf.ts';

const words = wordsOf(planComparisonWords, ENGLISH);
const today = calendarDay('2026-11-19');
const debt = {
  id: 'd',
  currentBalance: cents(100_000),
  minimumPayment: cents(10_000),
  interestRate: aprFromPercent(12),
};
const saved = (day: string) =>
  planForecast(DEFAULT_PLAN, {
    debts: [{ ...debt, currentBalance: cents(130_000) }],
    monthlyRoundUps: cents(0),
    asOf: calendarDay(day),
  });
const compared: ComparedPlans = {
  plan: simulatePlan({ debts: [debt], asOf: today, extraMonthly: cents(5_000) }),
  savedPlan: simulatePlan({ debts: [debt], asOf: today, extraMonthly: cents(1_000) }),
  minimumOnly: simulatePlan({ debts: [debt], asOf: today, strategy: 'minimum-only' }),
  promised: undefined,
  past: [cents(120_000), cents(110_000)],
  today,
};
const kindsOf = (plans: ComparedPlans) =>
  linesOf(plans, words).map(({ name, kind }) => [name, kind]);

test('what leads from now, the minimums, and what was saved, also without its promise', () => {
  expect(kindsOf(compared)).toEqual([
    ['This plan', 'forecast'],
    ['Saved plan', 'planned'],
    ['Minimums only', 'minimums'],
  ]);
  expect(kindsOf({ ...compared, savedPlan: undefined })).toEqual([
    ['This plan', 'forecast'],
    ['Minimums only', 'minimums'],
  ]);
});

test('what it promised is drawn since it was saved, beside where it leads from today', () => {
  const plans = { ...compared, promised: saved('2026-10-05') };
  expect(kindsOf(plans)).toEqual([
    ['This plan', 'forecast'],
    ['Saved plan from today', undefined],
    ['Minimums only', 'minimums'],
    ['Saved plan', 'planned'],
  ]);
  const planned = linesOf(plans, words).at(-1);
  // $1,300.00 at the end of the month it was saved in, as no payment was due any more.
  expect(planned?.before).toEqual([Number.NaN, 130_000]);
  expect(planned?.balances.at(-1)).toBe(0);
});

test('a plan of this month has promised nothing that is over', () => {
  expect(kindsOf({ ...compared, promised: saved('2026-11-05') })[1]).toEqual([
    'Saved plan',
    'planned',
  ]);
});
