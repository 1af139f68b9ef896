import { aprFromPercent, calendarDay, calendarMonth, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { debtByMonth, minimumsByMonth, type DebtByMonthInput } from './debtByMonth.ts';

const today = calendarDay('2026-11-19');
const month = (name: string, totalDebt: number) => ({
  month: calendarMonth(name),
  totalDebt: cents(totalDebt),
  paid: cents(0),
  interest: cents(0),
  roundUps: cents(0),
  debts: [],
});
const debt = {
  id: 'd',
  currentBalance: cents(100_000),
  minimumPayment: cents(10_000),
  interestRate: aprFromPercent(0),
};
const input: DebtByMonthInput = {
  history: [month('2026-10', 120_000), month('2026-11', 100_000)],
  totalDebt: cents(100_000),
  today,
  household: { debts: [debt], monthlyRoundUps: cents(500), asOf: today },
};

test('has a place for every month of the year, and figures from the first of the history on', () => {
  const { points, ...rest } = debtByMonth(input);
  expect(points.map(({ label }) => label).join()).toBe(
    'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
  );
  expect(points.slice(0, 9).every(({ value }) => Number.isNaN(value))).toBe(true);
  expect(points.slice(9)).toMatchObject([
    { value: 120_000, kind: 'real' },
    { value: 100_000, kind: 'real', isToday: true },
    { value: 89_500, kind: 'forecast' },
  ]);
  expect(rest).toEqual({ todayIndex: 10, hasForecast: true, isEmpty: false, isZero: false });
});

test('has no forecast without its inputs', () => {
  const { points, hasForecast } = debtByMonth({ ...input, household: undefined });
  expect(hasForecast).toBe(false);
  expect(points.at(-1)?.value).toBeNaN();
});

test('can end before today, without any figure', () => {
  const { points, ...rest } = debtByMonth({ ...input, months: 7 });
  expect(points).toHaveLength(7);
  expect(rest).toMatchObject({ todayIndex: undefined, hasForecast: false, isEmpty: true });
});

test('tells a year in which nothing was owed', () => {
  const nothing = { ...input, history: [], totalDebt: cents(0), household: undefined };
  expect(debtByMonth(nothing).isZero).toBe(true);
  expect(debtByMonth({ ...nothing, history: input.history }).isZero).toBe(false);
});

test('the minimums alone leave out round-ups, and share the past and today', () => {
  const minimums = minimumsByMonth(input);
  expect(minimums?.slice(9)).toEqual([120_000, 100_000, 90_000]);
  expect(minimumsByMonth({ ...input, household: undefined })).toBeUndefined();
});
