import {
  aprFromPercent,
  calendarDay,
  calendarMonth,
  cents,
  DEFAULT_PLAN,
} from '@dime-time/finance-core';
import type { PlanVersion } from '@dime-time/finance-core/contract';
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

const month = (name: string, totalDebt: number) => ({
  month: calendarMonth(name),
  totalDebt: cents(totalDebt),
  paid: cents(0),
  interest: cents(0),
  roundUps: cents(0),
  debts: [],
});
const household = { debts: [], monthlyRoundUps: cents(0), asOf: today };

test('of the household’s own months ends in July with what was owed then', () => {
  const months = [month('2026-06', 700_000), month('2026-07', 650_000), month('2026-08', 640_000)];
  const trend = historyTrend(months, household, [], 'UTC');
  expect(trend.points.map((point) => point.label).join()).toBe('Jan,Feb,Mar,Apr,May,Jun,Jul');
  expect(trend.points.slice(5)).toMatchObject([
    { value: 700_000, kind: 'real' },
    { value: 650_000, kind: 'real' },
  ]);
  expect(trend).toMatchObject({ todayIndex: undefined, hasForecast: false, planned: undefined });
});

test('has what the saved plan promised beside the months, from its day on', () => {
  const asOf = calendarDay('2026-05-12');
  const version: PlanVersion = {
    ...DEFAULT_PLAN,
    id: 'plan_1',
    order: [],
    oneOffs: [],
    since: '2026-05-12T12:00:00Z',
    forecast: {
      asOf,
      monthlyPayment: cents(50_000),
      interest: cents(0),
      balances: [cents(700_000), cents(650_000), cents(600_000)],
      monthEnds: [cents(700_000), cents(650_000), cents(600_000)],
      debtFreeDate: null,
    },
  };
  const { planned } = historyTrend([], household, [version], 'UTC');
  const none = Number.NaN;
  expect(planned).toEqual([none, none, none, none, 700_000, 650_000, 600_000]);
});
