import { aprFromPercent, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { insightsTrend } from './Insights.model.ts';

test('runs from January to July, which is the real total', () => {
  const trend = insightsTrend([
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
  ]);
  expect(trend.map((point) => point.label).join()).toBe('Jan,Feb,Mar,Apr,May,Jun,Jul');
  expect(trend.at(-1)?.value).toBe(620_000);
});

test('without debts there is nothing to draw', () => {
  expect(insightsTrend([])).toEqual([]);
});
