import {
  aprFromPercent,
  calendarDay,
  cents,
  DEFAULT_PLAN,
  planForecast,
  plannedTrend,
} from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { promisedBy } from './promisedBy.ts';

/** Without interest, 100 dollars a month each, due on the 5th and on the 25th. */
const early = {
  id: 'early',
  currentBalance: cents(50_000),
  minimumPayment: cents(10_000),
  interestRate: aprFromPercent(0),
  dueDate: 5,
};
const late = { ...early, id: 'late', dueDate: 25 };
const asOf = calendarDay('2026-08-01');
const debts = [early, late];
const version = {
  ...DEFAULT_PLAN,
  oneOffs: [],
  forecast: planForecast(DEFAULT_PLAN, { debts, monthlyRoundUps: cents(0), asOf }),
};
const today = calendarDay('2026-10-10');
/** What was planned to be owed today. */
const plannedFor = (debtsNow: Parameters<typeof promisedBy>[1]) =>
  plannedTrend({ promised: promisedBy(version, debtsNow), today })[9];

test('what was planned for today stays when a debt is paid off early', () => {
  // Two payments are due on each debt by September 25th; the third is not until October 25th.
  expect(plannedFor(debts)).toBe(60_000);
  expect(plannedFor([early, { ...late, currentBalance: cents(0) }])).toBe(60_000);
});

test('a debt that is closed has no due day', () => {
  const closed = { ...late, currentBalance: cents(0), status: 'closed' } as const;
  expect(promisedBy(version, [early, closed]).dueDates).toEqual([5]);
});
