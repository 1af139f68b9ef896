import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { addMonths, calendarDay } from '../time/index.ts';
import { planProgress, type PlanProgressInput } from './planProgress.ts';

/** A plan of so many payments from August 5th on: 100 dollars less owed after each. */
const promisedBy = (payments: number) => ({
  balances: Array.from({ length: payments + 1 }, (_, paid) => cents(100_000 - paid * 10_000)),
  debtFreeDate: addMonths(calendarDay('2026-08-05'), payments),
});
const promised = {
  ...promisedBy(10),
  asOf: calendarDay('2026-08-05'),
  monthlyPayment: cents(12_000),
};
/** The same followed from October on, when two of its payments are made. */
const planOf = (payments: number) => ({
  debtFreeDate: addMonths(calendarDay('2026-10-05'), payments),
});
const endless = { ...promised, balances: promised.balances.slice(0, 4), debtFreeDate: null };
const owing = (amount: number) => [
  {
    id: 'd',
    currentBalance: cents(amount),
    interestRate: aprFromPercent(24),
    minimumPayment: cents(5_000),
  },
];
const progress = (input: Partial<PlanProgressInput> = {}) =>
  planProgress({
    promised,
    followed: planOf(8),
    debts: owing(75_000),
    payments: [],
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
    expect(progress({ debts: owing(81_000) }).amount).toBe(-1_000);
    // Before its first day, as where the clock of a device is behind.
    expect(progress({ today: calendarDay('2026-08-04') })).toMatchObject({
      payments: 0,
      planned: 100_000,
    });
  });

  test('without an end, and after its last balance, is on plan: there is nothing to compare', () => {
    expect(
      progress({ promised: endless, followed: endless, today: calendarDay('2027-10-19') }),
    ).toMatchObject({ status: 'on-plan', months: undefined, amount: undefined });
  });

  // As promised, 8 of the 10 payments are left.
  test.each([
    [8, 75_000, 0, 'on-plan'],
    [7, 75_000, 1, 'ahead'],
    [1, 75_000, 7, 'ahead'],
    [0, 75_000, 8, 'ahead'],
    [9, 85_000, -1, 'behind'],
    [32, 75_000, -24, 'behind'],
  ])(
    'a plan with %i payments left and %i cents owed is %i months ahead: %s',
    (left, owed, months, status) => {
      const now = { followed: planOf(left), debts: owing(owed) };
      expect(progress(now)).toMatchObject({ months, status });
    },
  );

  test('the months are those between the two dates, whatever the due days', () => {
    // Its last debt is due on the 1st, so two of its payments are over, and only one of the others.
    const later = { followed: { debtFreeDate: calendarDay('2027-10-01') }, debts: owing(85_000) };
    expect(progress(later)).toMatchObject({ months: -4, status: 'behind' });
  });

  test('is on plan after its end where nothing is owed, however long ago that was', () => {
    const later = { today: calendarDay('2028-01-19'), debts: owing(0) };
    const paidOff = { debtFreeDate: later.today };
    expect(progress({ ...later, followed: paidOff })).toMatchObject({
      months: 0,
      status: 'on-plan',
    });
    const owes = { debts: owing(10_000), followed: { debtFreeDate: calendarDay('2028-02-05') } };
    expect(progress({ ...later, ...owes }).months).toBe(-8);
  });

  test('who owes what was planned for today is on plan, also where it ends a month sooner or later', () => {
    const owed = { debts: owing(80_000) };
    for (const left of [7, 8, 9]) {
      expect(progress({ ...owed, followed: planOf(left) })).toMatchObject({
        months: 0,
        status: 'on-plan',
      });
    }
    // Less owed does not end later because of due days alone, nor more of it sooner.
    expect(progress({ debts: owing(75_000), followed: planOf(9) })).toMatchObject({
      months: 0,
      status: 'ahead',
    });
    expect(progress({ debts: owing(85_000), followed: planOf(7) })).toMatchObject({
      months: 0,
      status: 'behind',
    });
    // Two come from something else, such as higher rates.
    expect(progress({ ...owed, followed: planOf(10) })).toMatchObject({
      months: -2,
      status: 'behind',
    });
  });

  test('has no months where one of the plans never ends', () => {
    expect(progress({ followed: endless })).toMatchObject({ months: undefined, status: 'behind' });
    expect(progress({ promised: endless })).toMatchObject({ months: undefined, status: 'ahead' });
    const both = { promised: endless, followed: endless };
    expect(progress(both).status).toBe('ahead');
    expect(progress({ ...both, debts: owing(80_000) }).status).toBe('on-plan');
    expect(progress({ ...both, debts: owing(80_001) }).status).toBe('behind');
  });

  test('after the last balance nothing was planned to be owed, unless the plan never ends', () => {
    const later = calendarDay('2027-08-01');
    expect(progress({ today: later })).toMatchObject({ planned: 0, amount: -75_000 });
    expect(progress({ today: later, promised: endless })).toMatchObject({
      planned: undefined,
      amount: undefined,
    });
  });

  test('expects a one-off payment from its day on', () => {
    const oneOffs = [{ on: calendarDay('2026-10-19'), amount: cents(2_000) }];
    const on = (day: string) =>
      progress({ promised: { ...promised, oneOffs }, today: calendarDay(day) }).planned;
    expect(on('2026-10-18')).toBe(80_000);
    expect(on('2026-10-19')).toBe(78_000);
    // The balance after the next payment has it.
    expect(on('2026-11-05')).toBe(70_000);
  });
});
