import { aprFromPercent, calendarDay, calendarMonth, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { formatsOf } from '../../words/index.ts';
import { debtHistoryModel } from './DebtHistoryChart.model.ts';

const formats = formatsOf('en-US');
const today = calendarDay('2026-11-19');
const debt = {
  id: 'd',
  currentBalance: cents(30_000),
  interestRate: aprFromPercent(0),
  minimumPayment: cents(10_000),
  dueDate: 22,
};
const history = [
  {
    month: calendarMonth('2026-10'),
    totalDebt: cents(40_000),
    paid: cents(0),
    interest: cents(0),
    roundUps: cents(0),
    debts: [{ debtId: 'd', balance: cents(40_000), paid: cents(0), interest: cents(0) }],
  },
];
const household = { debts: [debt], monthlyRoundUps: cents(0), asOf: today };

test('names months with their year, marks today and follows the forecast to the end', () => {
  const model = debtHistoryModel({ debt, history, household, today }, formats);
  expect(model.points.map(({ label, value, kind }) => [label, value, kind])).toEqual([
    ['Oct 2026', 40_000, 'real'],
    ['Nov 2026', 30_000, 'real'],
    // Its payment of November is still due.
    ['Dec 2026', 10_000, 'forecast'],
    ['Jan 2027', 0, 'forecast'],
  ]);
  expect(model).toMatchObject({ todayIndex: 1, hasForecast: true, isZero: false });
});

test('without a household there is no forecast', () => {
  const model = debtHistoryModel({ debt, history, household: undefined, today }, formats);
  expect(model.points).toHaveLength(2);
  expect(model.hasForecast).toBe(false);
});

test('a debt on which nothing was ever owed has only zeros', () => {
  const paid = { ...debt, currentBalance: cents(0) };
  expect(debtHistoryModel({ debt: paid, history: [], household, today }, formats)).toMatchObject({
    isZero: true,
    hasForecast: false,
  });
});
