import { calendarDay, cents, aprFromPercent, DEFAULT_PLAN } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { owedBefore } from './owedBefore.ts';

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
])('before a payment on %s, %i cents are owed', (on, owed) => {
  expect(owedBefore(plan, household, calendarDay(on))).toBe(owed);
});
