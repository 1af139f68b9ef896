import { calendarDay, cents, aprFromPercent, DEFAULT_PLAN } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { usableOn } from './usableOn.ts';

const household = {
  debts: [
    {
      id: 'd',
      currentBalance: cents(30_000),
      interestRate: aprFromPercent(0),
      minimumPayment: cents(10_000),
    },
  ],
  monthlyRoundUps: cents(0),
  asOf: calendarDay('2026-11-19'),
};
const plan = { ...DEFAULT_PLAN, order: [], oneOffs: [] };

test.each([
  ['2026-11-19', 30_000],
  ['2026-12-19', 30_000],
  ['2026-12-20', 20_000],
  ['2027-02-19', 10_000],
  ['2027-02-20', 0],
  ['2099-01-01', 0],
])('a payment on %s can be of %i cents', (on, usable) => {
  expect(usableOn(plan, household, calendarDay(on))).toBe(usable);
});

test('without the interest since the last due day, and less what is paid on that day already', () => {
  const [debt] = household.debts;
  const twelve = [{ ...debt!, interestRate: aprFromPercent(12) }];
  const on = calendarDay('2026-12-04');
  expect(usableOn(plan, { ...household, debts: twelve }, on)).toBe(30_000);
  const oneOffs = [{ on, amount: cents(5_000) }];
  expect(usableOn({ ...plan, oneOffs }, { ...household, debts: twelve }, on)).toBe(25_000);
});

test('a plan of the minimums only counts none', () => {
  const on = calendarDay('2026-12-04');
  expect(usableOn({ ...plan, strategy: 'minimum-only' }, household, on)).toBeUndefined();
});
