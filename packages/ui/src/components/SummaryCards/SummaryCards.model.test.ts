import { calendarDay, cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { boundedPercent, debtFreeText } from './SummaryCards.model.ts';

describe('debtFreeText', () => {
  test('names the month', () => {
    const summary = { totalDebt: cents(100), debtFreeDate: calendarDay('2029-04-01') };
    expect(debtFreeText(summary)).toMatchObject({ value: 'Apr 2029', estimated: true });
  });

  test('tells no debt from payments below the interest', () => {
    expect(debtFreeText({ totalDebt: cents(0), debtFreeDate: null }).value).toBe('Debt free');
    expect(debtFreeText({ totalDebt: cents(1), debtFreeDate: null }).detail).toContain('interest');
  });
});

test.each([
  [-5, 0],
  [22.6, 23],
  [140, 100],
])('a progress of %f is shown as %i', (sent, shown) => {
  expect(boundedPercent(sent)).toBe(shown);
});
