import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { highestAprDebt } from './highestAprDebt.ts';

const today = calendarDay('2026-11-26');

const debt = (name: string, balance: number, percent: number) => ({
  name,
  currentBalance: cents(balance),
  interestRate: aprFromPercent(percent),
});

describe('highestAprDebt', () => {
  test('takes the highest rate', () => {
    const debts = [debt('car', 900_000, 6.5), debt('card', 100_000, 24.99), debt('loan', 1, 12)];
    expect(highestAprDebt(debts, today)?.name).toBe('card');
  });

  test('leaves out what is paid off or overpaid', () => {
    const debts = [debt('paid', 0, 29.99), debt('over', -5, 28), debt('card', 1, 12)];
    expect(highestAprDebt(debts, today)?.name).toBe('card');
  });

  test('takes the larger balance of equal rates', () => {
    expect(highestAprDebt([debt('a', 1, 20), debt('b', 2, 20)], today)?.name).toBe('b');
  });

  test('takes the earlier of equal rates and balances', () => {
    expect(highestAprDebt([debt('a', 2, 20), debt('b', 2, 20)], today)?.name).toBe('a');
  });

  test('finds nothing where nothing is owed', () => {
    expect(highestAprDebt([debt('paid', 0, 20)], today)).toBeUndefined();
    expect(highestAprDebt([], today)).toBeUndefined();
  });
});
