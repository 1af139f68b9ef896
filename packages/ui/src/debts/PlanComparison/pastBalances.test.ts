import { calendarDay, calendarMonth, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { pastBalances } from './pastBalances.ts';

const months = Array.from({ length: 24 }, (_, index) => ({
  month: calendarMonth(
    `${2025 + Math.floor(index / 12)}-${`${(index % 12) + 1}`.padStart(2, '0')}`,
  ),
  totalDebt: cents(240_000 - index * 1_000),
  paid: cents(1_000),
  interest: cents(0),
  roundUps: cents(0),
  debts: [],
}));

test('the twelve months before the running one', () => {
  const past = pastBalances(months, calendarDay('2026-11-19'));
  expect(past).toHaveLength(12);
  // November 2025 to October 2026.
  expect(past[0]).toBe(230_000);
  expect(past[11]).toBe(219_000);
});

test('as many as there are', () => {
  expect(pastBalances(months, calendarDay('2025-03-01'))).toEqual([240_000, 239_000]);
  expect(pastBalances(months, calendarDay('2025-01-31'))).toEqual([]);
});
