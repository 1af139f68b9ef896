import { aprFromPercent, cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { roundUpsThisWeekModel } from './RoundUpsThisWeek.model.ts';

const asOf = '2026-11-19T15:00:00Z';
const bought = (date: string, roundUpAmount: number) => ({
  id: date,
  merchant: 'Corner Coffee',
  category: 'Food',
  date,
  amount: cents(467),
  roundUpAmount: cents(roundUpAmount),
});
const debt = (id: string, percent: number, balance: number) => ({
  id,
  name: id,
  accountNumber: '',
  currentBalance: cents(balance),
  originalBalance: cents(1_000_000),
  minimumPayment: cents(2_500),
  interestRate: aprFromPercent(percent),
  dueDate: 1,
});
const week = [
  bought('2026-11-19T14:05:00Z', 33),
  bought('2026-11-13T00:00:00Z', 58),
  bought('2026-11-18T10:00:00Z', 0),
  bought('2026-11-12T23:59:59Z', 99),
];

describe('roundUpsThisWeekModel', () => {
  // @requirement 2.dashboard.week
  test('counts today and the six days before, and only purchases with a round-up', () => {
    const model = roundUpsThisWeekModel(week, [], asOf, 'UTC');
    expect(model).toMatchObject({ total: 91, purchases: 2 });
  });

  test('has the running total, one point per day in the reader’s time zone', () => {
    const { course } = roundUpsThisWeekModel(week, [], asOf, 'UTC');
    expect(course.map((point) => point.value)).toEqual([58, 58, 58, 58, 58, 58, 91]);
    expect(course[0]?.day).toBe('2026-11-13');
    const west = roundUpsThisWeekModel(week, [], asOf, 'America/Los_Angeles');
    expect(west.course.at(-1)?.value).toBe(west.total);
  });

  test('targets the highest rate, not the largest debt', () => {
    const model = roundUpsThisWeekModel(
      week,
      [debt('car', 6, 900_000), debt('card', 25, 5_000)],
      asOf,
      'UTC',
    );
    expect(model.target?.id).toBe('card');
    expect(model.applicable).toBe(91);
  });

  test('applies at most the balance of the debt', () => {
    expect(roundUpsThisWeekModel(week, [debt('card', 25, 40)], asOf, 'UTC').applicable).toBe(40);
  });

  test('applies what is waiting in the purse, not what has been used since', () => {
    const card = [debt('card', 25, 5_000)];
    const applicable = (waiting: number) =>
      roundUpsThisWeekModel(week, card, asOf, 'UTC', cents(waiting)).applicable;
    expect([applicable(0), applicable(33), applicable(294), applicable(9_000)]).toEqual([
      0, 33, 294, 5_000,
    ]);
  });

  test('has no target if nothing is owed', () => {
    const model = roundUpsThisWeekModel(week, [debt('card', 25, 0)], asOf, 'UTC');
    expect(model).toMatchObject({ target: undefined, applicable: 0 });
  });
});
