import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { insightsTrend } from './Insights.model.ts';

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
