import { expect, test } from 'vitest';
import type { PlanRequest } from '../contract/plan.ts';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { checkPlan } from './checkPlan.ts';

const debt = (id: string) => ({
  id,
  currentBalance: cents(1000),
  minimumPayment: cents(100),
  interestRate: aprFromPercent(20),
});
const household = {
  debts: [debt('a'), debt('b')],
  monthlyRoundUps: cents(0),
  asOf: calendarDay('2026-11-19'),
};
const MOST = cents(10_000_000_000);
const TOO_MUCH = cents(10_000_000_001);
const oneOff = (on: string, amount = cents(1)) => ({ on: calendarDay(on), amount });

const plan: PlanRequest = {
  strategy: 'custom',
  order: ['b', 'a'],
  extraMonthly: MOST,
  oneOffs: [oneOff('2026-11-19', MOST)],
  includeRoundUps: true,
  targetDate: calendarDay('2026-11-20'),
};

test.each([
  {},
  { targetDate: calendarDay('2126-11-19') },
  { targetDate: undefined },
  { oneOffs: [oneOff('2126-11-19')] },
  { order: ['a'] },
  { strategy: 'snowball', order: ['gone'] },
] as const)('a plan with %o is accepted', (change) => {
  expect(() => checkPlan({ ...plan, ...change } as PlanRequest, household)).not.toThrow();
});

test.each([
  [{ extraMonthly: TOO_MUCH }, 'extraMonthly', 'plan-amount-too-large'],
  [
    { oneOffs: [oneOff('2026-11-19'), oneOff('2026-11-20', TOO_MUCH)] },
    'oneOffs.1.amount',
    'plan-amount-too-large',
  ],
  [
    { oneOffs: [oneOff('2026-11-19'), oneOff('2026-11-18')] },
    'oneOffs.1.on',
    'plan-payment-in-past',
  ],
  [
    { oneOffs: [oneOff('2126-11-19'), oneOff('2126-11-20')] },
    'oneOffs.1.on',
    'plan-payment-too-late',
  ],
  [{ order: ['a', 'gone'] }, 'order.1', 'plan-debt-unknown'],
  [{ order: ['a', 'b', 'a'] }, 'order.2', 'plan-debt-repeated'],
  [{ strategy: 'avalanche', order: ['a', 'a'] }, 'order.1', 'plan-debt-repeated'],
  [{ targetDate: calendarDay('2026-11-19') }, 'targetDate', 'plan-target-date'],
  [{ targetDate: calendarDay('2126-11-20') }, 'targetDate', 'plan-target-date'],
] as const)('a plan with %o is refused at %s', (change, path, code) => {
  expect(() => checkPlan({ ...plan, ...change } as PlanRequest, household)).toThrow(
    expect.objectContaining({ status: 422, code, issues: [expect.objectContaining({ path })] }),
  );
});
