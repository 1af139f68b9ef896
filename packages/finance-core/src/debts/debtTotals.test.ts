import { describe, expect, test } from 'vitest';
import { cents, MAX_CENTS } from '../money/index.ts';
import { debtTotals } from './debtTotals.ts';

const debt = (current: number, original: number, minimum: number) => ({
  currentBalance: cents(current),
  originalBalance: cents(original),
  minimumPayment: cents(minimum),
});

describe('debtTotals', () => {
  test('adds up each figure', () => {
    expect(debtTotals([debt(620_000, 800_000, 15_500), debt(100_000, 300_000, 5_000)])).toEqual({
      currentBalance: 720_000,
      originalBalance: 1_100_000,
      minimumPayment: 20_500,
      paid: 380_000,
    });
  });

  test('is all zero without debts', () => {
    expect(debtTotals([])).toEqual({
      currentBalance: 0,
      originalBalance: 0,
      minimumPayment: 0,
      paid: 0,
    });
  });

  test('shows nothing paid where the debts have grown', () => {
    expect(debtTotals([debt(500, 400, 0)]).paid).toBe(0);
  });

  test('throws past the bound of money instead of losing a cent', () => {
    expect(() => debtTotals([debt(MAX_CENTS, 0, 0), debt(1, 0, 0)])).toThrow(RangeError);
  });
});
