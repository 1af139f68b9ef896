import { describe, expect, test } from 'vitest';
import type { PlanRequest, PlanVersion } from '../contract/plan.ts';
import { DEFAULT_PLAN } from '../forecast/household.ts';
import { planForecast } from '../forecast/planInput.ts';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { answerPlan, answerPlanVersions, newPlanVersion } from './newPlanVersion.ts';
import { planBasis } from './withoutDebt.ts';

const debt = (id: string) => ({
  id,
  currentBalance: cents(100_000),
  minimumPayment: cents(5000),
  interestRate: aprFromPercent(20),
});
const household = {
  debts: [debt('a'), debt('b')],
  monthlyRoundUps: cents(1500),
  asOf: calendarDay('2026-11-19'),
};
const plan: PlanRequest = {
  strategy: 'custom',
  order: ['b', 'a'],
  extraMonthly: cents(10_000),
  oneOffs: [{ on: calendarDay('2027-04-15'), amount: cents(50_000), note: 'Tax refund' }],
  includeRoundUps: true,
  targetDate: calendarDay('2028-01-01'),
};
const forecast = planForecast(plan, household);
const newest: PlanVersion = { ...plan, id: 'p_1', since: '2026-11-19T14:05:00Z', forecast };

describe('newPlanVersion', () => {
  test('has the forecast of today', () => {
    expect(newPlanVersion(plan, undefined, household)).toEqual({
      plan,
      forecast,
      basis: planBasis(household),
    });
  });

  test('is none where the newest version has the same plan', () => {
    expect(newPlanVersion(plan, newest, household)).toBeUndefined();
    // Also once its one-off payment and its target are over.
    const later = { ...household, asOf: calendarDay('2028-02-01') };
    expect(newPlanVersion(plan, newest, later)).toBeUndefined();
  });

  test.each([
    { strategy: 'snowball' },
    { order: ['a', 'b'] },
    { extraMonthly: cents(10_001) },
    { oneOffs: [] },
    { oneOffs: [{ on: calendarDay('2027-04-15'), amount: cents(50_000) }] },
    { oneOffs: [{ on: calendarDay('2027-04-15'), amount: cents(50_000), note: 'Bonus' }] },
    { includeRoundUps: false },
    { targetDate: undefined },
  ] as const)('is one where %o differs', (change) => {
    const changed = { ...plan, ...change } as PlanRequest;
    expect(newPlanVersion(changed, newest, household)?.plan).toEqual(changed);
  });

  test('compares with the debts that are left, as the plan is answered', () => {
    const left = { ...household, debts: [debt('a')] };
    expect(newPlanVersion({ ...plan, order: ['a'] }, newest, left)).toBeUndefined();
  });

  test('keeps no unknown debt in an order that is not used', () => {
    const unused = { ...plan, strategy: 'avalanche', order: ['gone', 'a'] } as const;
    const version = newPlanVersion({ ...unused, order: ['gone', 'a'] }, undefined, household);
    expect(version?.plan.order).toEqual(['a']);
  });

  test('keeps no card number in a note', () => {
    const [oneOff] = plan.oneOffs;
    if (!oneOff) throw new Error('The plan has a one-off payment.');
    const oneOffs = [{ ...oneOff, note: 'From 5555 5555 5555 4444' }];
    const version = newPlanVersion({ ...plan, oneOffs }, undefined, household);
    expect(version?.plan.oneOffs[0]?.note).toBe('From •••• 4444');
    expect(
      newPlanVersion({ ...plan, oneOffs }, { ...newest, ...version?.plan }, household),
    ).toBeUndefined();
  });

  test('is refused as checkPlan says', () => {
    expect(() => newPlanVersion({ ...plan, order: ['gone'] }, newest, household)).toThrow(
      expect.objectContaining({ code: 'plan-debt-unknown' }),
    );
  });
});

test('the default is answered where nothing is saved', () => {
  expect(answerPlan(undefined, household.debts)).toEqual(DEFAULT_PLAN);
});

test('debts that are gone are left out of what is answered', () => {
  expect(answerPlan(newest, [debt('a')])).toEqual({ ...newest, order: ['a'] });
  expect(answerPlanVersions([newest], [debt('b')])).toEqual([{ ...newest, order: ['b'] }]);
});

test('the newest 24 versions are answered', () => {
  const versions = Array.from({ length: 25 }, (_, index) => ({ ...newest, id: `p_${index}` }));
  expect(answerPlanVersions(versions, household.debts).map(({ id }) => id)).toEqual(
    versions.slice(0, 24).map(({ id }) => id),
  );
});
