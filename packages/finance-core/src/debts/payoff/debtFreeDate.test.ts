import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import { debtFreeDate } from './debtFreeDate.ts';

const asOf = calendarDay('2026-10-31');
const loan = (balance: number, minimum: number) => ({
  id: 'loan',
  currentBalance: cents(balance),
  interestRate: aprFromPercent(12),
  minimumPayment: cents(minimum),
});

describe('debtFreeDate', () => {
  // @requirement 1.analytics.debt-free-date
  test('is the day of the last payment', () => {
    expect(debtFreeDate({ debts: [loan(30_000, 10_100)], asOf })).toBe('2027-02-28');
    expect(debtFreeDate({ debts: [loan(30_000, 10_100)], asOf, paysToday: true })).toBe(
      '2026-12-31',
    );
  });

  test('comes sooner with more money', () => {
    const plan = { debts: [loan(30_000, 10_100)], asOf };
    expect(debtFreeDate({ ...plan, extraMonthly: cents(30_000) })).toBe('2026-11-30');
  });

  test('is none where nothing is owed', () => {
    expect(debtFreeDate({ debts: [], asOf })).toBeUndefined();
    expect(debtFreeDate({ debts: [loan(0, 100)], asOf })).toBeUndefined();
  });

  test('is none where the payments do not cover the interest', () => {
    expect(debtFreeDate({ debts: [loan(30_000, 300)], asOf })).toBeUndefined();
  });
});
