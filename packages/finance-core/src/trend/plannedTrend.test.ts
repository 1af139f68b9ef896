import { expect, test } from 'vitest';
import { planProgress } from '../insights/planProgress.ts';
import { cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { plannedTrend } from './plannedTrend.ts';

const today = calendarDay('2026-10-20');
const promised = {
  asOf: calendarDay('2026-08-25'),
  // Payments on the 25th of September, October and November.
  balances: [90_000, 60_000, 30_000, 0].map((value) => cents(value)),
  // At the ends of August to November.
  monthEnds: [90_000, 60_000, 30_000, 0].map((value) => cents(value)),
  debtFreeDate: calendarDay('2026-11-25'),
};
const none = Number.NaN;

test('begins in the month the plan was saved in, and has the payments due until each day', () => {
  expect(plannedTrend({ promised, today })).toEqual([
    ...Array<number>(7).fill(none),
    90_000,
    60_000,
    // The payment of October 25th is not due yet.
    60_000,
    0,
    0,
  ]);
  expect(plannedTrend({ promised, today, months: 8 })).toHaveLength(8);
});

test('today’s amount is the one that progress is measured by', () => {
  for (const day of ['2026-08-25', '2026-09-24', '2026-09-25', '2026-10-25', '2026-12-31']) {
    const now = calendarDay(day);
    const { planned } = planProgress({
      promised: { ...promised, monthlyPayment: cents(10_000) },
      followed: promised,
      debts: [],
      payments: [],
      today: now,
    });
    expect(plannedTrend({ promised, today: now })[Number(day.slice(5, 7)) - 1]).toBe(planned);
  }
});

test('a one-off payment counts from its day on, not only with the payment of its month', () => {
  const oneOffs = [{ on: calendarDay('2026-10-10'), amount: cents(25_000) }];
  const planned = plannedTrend({ promised: { ...promised, oneOffs }, today });
  expect(planned.slice(8, 11)).toEqual([60_000, 35_000, 0]);
  const earlier = plannedTrend({
    promised: { ...promised, oneOffs: [{ on: calendarDay('2026-10-10'), amount: cents(70_000) }] },
    today,
  });
  expect(earlier[9]).toBe(0);
});

test('with due days, a payment counts today once they are over', () => {
  // Due on September 3 and 22, October 3 and 22: the second payment is made on October 22.
  const dueDates = [3, 22];
  const on = (day: string) =>
    plannedTrend({ promised: { ...promised, dueDates }, today: calendarDay(day) }).slice(7, 11);
  expect(on('2026-10-22')).toEqual([90_000, 60_000, 60_000, 0]);
  expect(on('2026-10-23')).toEqual([90_000, 60_000, 30_000, 0]);
  // The money of October 24 is not there on the 23rd, though the balance after the payment has it.
  const oneOffs = [{ on: calendarDay('2026-10-24'), amount: cents(5_000) }];
  const early = { promised: { ...promised, dueDates, oneOffs }, today: calendarDay('2026-10-23') };
  expect(plannedTrend(early)[9]).toBe(35_000);
});

test('the end of a month has what was due in it on each debt', () => {
  // Of August 25, one of two debts is due on its 28th.
  const monthEnds = [85_000, 55_000, 27_000, 0].map((value) => cents(value));
  expect(plannedTrend({ promised: { ...promised, monthEnds }, today }).slice(7)).toEqual([
    85_000, 55_000, 60_000, 0, 0,
  ]);
});

test('has no amount for today before its first day, which can be a day ahead in another zone', () => {
  const day = calendarDay('2026-08-24');
  expect(plannedTrend({ promised, today: day }).slice(6, 9)).toEqual([none, none, 60_000]);
});

test('a plan of an earlier year begins in January', () => {
  const earlier = { ...promised, asOf: calendarDay('2025-12-31') };
  expect(plannedTrend({ promised: earlier, today }).slice(0, 4)).toEqual([60_000, 30_000, 0, 0]);
});

test('ends with the last balance of a plan that never ends', () => {
  const endless = {
    ...promised,
    balances: promised.balances.slice(0, 3),
    monthEnds: promised.monthEnds.slice(0, 3),
    debtFreeDate: null,
  };
  expect(plannedTrend({ promised: endless, today }).slice(8)).toEqual([60_000, 60_000, none, none]);
});
