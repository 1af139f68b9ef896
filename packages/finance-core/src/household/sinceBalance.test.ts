import { expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { sinceBalance } from './sinceBalance.ts';

const debt = {
  currentBalance: cents(192_655),
  interestRate: aprFromPercent(36),
  balanceAsOf: calendarDay('2026-11-20'),
};
const payments = [
  { on: calendarDay('2026-11-20'), amount: cents(5_000) },
  { on: calendarDay('2026-11-26'), amount: cents(12_345) },
];
const known = { today: calendarDay('2026-11-26'), reportsInterest: false };

test('counts the payments after the day of the balance', () => {
  expect(sinceBalance(debt, payments, known)).toEqual({
    paidSince: 12_345,
    estimatedInterest: 1_213,
  });
});

test('a bank’s balance has its interest', () => {
  expect(sinceBalance(debt, payments, { ...known, reportsInterest: true })).toEqual({
    paidSince: 12_345,
    estimatedInterest: 0,
  });
});

test('without a day nothing is since', () => {
  expect(sinceBalance({ ...debt, balanceAsOf: undefined }, payments, known)).toEqual({
    paidSince: 0,
    estimatedInterest: 0,
  });
});
