import { describe, expect, test } from 'vitest';
import { DEFAULT_PLAN, planForecast } from '../forecast/index.ts';
import { aprFromPercent, cents } from '../money/index.ts';
import { addDays, calendarDay } from '../time/index.ts';
import { planInForce, planProgress, type PlanProgressInput } from './planProgress.ts';

const promised = {
  asOf: calendarDay('2026-08-05'),
  balances: [100_000, 90_000, 80_000, 70_000].map((value) => cents(value)),
  debtFreeDate: calendarDay('2027-06-05'),
};
const progress = (input: Partial<PlanProgressInput> = {}) =>
  planProgress({
    promised,
    debtFreeDate: calendarDay('2027-06-19'),
    totalDebt: cents(75_000),
    today: calendarDay('2026-10-19'),
    ...input,
  });

describe('planProgress', () => {
  test('compares what is owed with the balance after the payments that were due', () => {
    expect(progress()).toMatchObject({ payments: 2, planned: 80_000, amount: 5_000 });
    expect(progress({ today: calendarDay('2026-10-04') })).toMatchObject({
      payments: 1,
      planned: 90_000,
      amount: 15_000,
    });
    expect(progress({ totalDebt: cents(81_000) }).amount).toBe(-1_000);
  });

  test('without an end, and after its last balance, is on plan: there is nothing to compare', () => {
    const endless = { ...promised, debtFreeDate: null };
    expect(
      progress({ promised: endless, debtFreeDate: null, today: calendarDay('2027-10-19') }),
    ).toMatchObject({ status: 'on-plan', months: undefined, amount: undefined });
  });

  // As promised, 8 of the 10 payments are left.
  test.each([
    ['2027-06-19', 0, 'on-plan'],
    ['2027-05-19', 1, 'ahead'],
    ['2026-11-19', 7, 'ahead'],
    ['2026-10-19', 8, 'ahead'],
    ['2027-07-19', -1, 'behind'],
    ['2029-06-19', -24, 'behind'],
  ])('a plan that now ends on %s is %i months ahead: %s', (date, months, status) => {
    expect(progress({ debtFreeDate: calendarDay(date) })).toMatchObject({ months, status });
  });

  test('has no months where a date is missing', () => {
    const endless = { ...promised, debtFreeDate: null };
    expect(progress({ debtFreeDate: null })).toMatchObject({ months: undefined, status: 'behind' });
    expect(progress({ promised: endless })).toMatchObject({ months: undefined, status: 'ahead' });
    const both = { promised: endless, debtFreeDate: null };
    expect(progress(both).status).toBe('ahead');
    expect(progress({ ...both, totalDebt: cents(80_000) }).status).toBe('on-plan');
    expect(progress({ ...both, totalDebt: cents(80_001) }).status).toBe('behind');
  });

  test('after the last balance nothing was planned to be owed, unless the plan never ends', () => {
    const later = calendarDay('2027-08-01');
    expect(progress({ today: later })).toMatchObject({ planned: 0, amount: -75_000 });
    const endless = { ...promised, debtFreeDate: null };
    expect(progress({ today: later, promised: endless })).toMatchObject({
      planned: undefined,
      amount: undefined,
    });
  });

  test('a household that pays as planned is on plan each day until the next payment', () => {
    const debts = [
      {
        id: 'd',
        currentBalance: cents(620_000),
        minimumPayment: cents(15_500),
        interestRate: aprFromPercent(24.99),
      },
    ];
    const plan = { ...DEFAULT_PLAN, extraMonthly: cents(20_000) };
    const asOf = calendarDay('2026-01-31');
    const household = { debts, monthlyRoundUps: cents(1_500), asOf };
    const saved = planForecast(plan, household);
    for (let day = 0; day < 400; day += 1) {
      const today = addDays(asOf, day);
      const { payments } = progress({ promised: saved, today });
      const totalDebt = saved.balances[payments] ?? cents(0);
      const owed = debts.map((debt) => ({ ...debt, currentBalance: totalDebt }));
      const now = planForecast(plan, { ...household, debts: owed, asOf: today });
      const result = planProgress({
        promised: saved,
        debtFreeDate: now.debtFreeDate,
        totalDebt,
        today,
      });
      expect(result, today).toMatchObject({ status: 'on-plan', amount: 0 });
    }
  });
});

describe('planInForce', () => {
  const since = (...instants: readonly string[]) => instants.map((each) => ({ since: each }));
  const today = calendarDay('2026-11-19');
  const zone = 'America/New_York';

  test('is the newest version that was saved before this month', () => {
    const versions = since('2026-11-10T12:00:00Z', '2026-10-02T12:00:00Z', '2026-09-02T12:00:00Z');
    expect(planInForce(versions, today, zone)).toBe(versions[1]);
  });

  test('is the newest where all are of this month, whose first day is that of the time zone', () => {
    const versions = since('2026-11-10T12:00:00Z', '2026-11-01T04:00:00Z');
    expect(planInForce(versions, today, zone)).toBe(versions[0]);
    expect(planInForce(versions, today, 'America/Los_Angeles')).toBe(versions[1]);
    expect(planInForce([], today, zone)).toBeUndefined();
  });
});
