import { aprFromPercent, calendarDay, calendarMonth, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { historyTrend, insightsTrend } from './Insights.model.ts';

const today = calendarDay('2026-11-19');

// @requirement 2.insights.chart
test('runs from January to July, whose value is the real total', () => {
  const trend = insightsTrend(
    [
      {
        id: 'd',
        name: 'Visa',
        accountNumber: '1',
        currentBalance: cents(620_000),
        originalBalance: cents(800_000),
        minimumPayment: cents(15_500),
        interestRate: aprFromPercent(24.99),
        dueDate: 15,
      },
    ],
    today,
  );
  expect(trend.map((point) => point.label).join()).toBe('Jan,Feb,Mar,Apr,May,Jun,Jul');
  expect(trend.at(-1)).toMatchObject({ value: 620_000, kind: 'real' });
  expect(trend[0]?.kind).toBe('sample');
});

test('is empty without debts', () => {
  expect(insightsTrend([], today)).toEqual([]);
});

test('of the household’s own months ends in July with what was owed then', () => {
  const month = (name: string, totalDebt: number) => ({
    month: calendarMonth(name),
    totalDebt: cents(totalDebt),
    paid: cents(0),
    interest: cents(0),
    roundUps: cents(0),
    debts: [],
  });
  const household = { debts: [], monthlyRoundUps: cents(0), asOf: today };
  const months = [month('2026-06', 700_000), month('2026-07', 650_000), month('2026-08', 640_000)];
  const { points, todayIndex, hasForecast } = historyTrend(months, household);
  expect(points.map((point) => point.label).join()).toBe('Jan,Feb,Mar,Apr,May,Jun,Jul');
  expect(points.slice(5)).toMatchObject([
    { value: 700_000, kind: 'real' },
    { value: 650_000, kind: 'real' },
  ]);
  expect({ todayIndex, hasForecast }).toEqual({ todayIndex: undefined, hasForecast: false });
});
