import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { describe, expect, test } from 'vitest';
import { chosenDebt, closeRow, firstOpenRows, followUnconfirmed, openRow } from './openRows.ts';

const today = calendarDay('2026-11-26');

const debt = (id: string, percent: number, balance = 100_000): Debt => ({
  id,
  name: id,
  accountNumber: '',
  currentBalance: cents(balance),
  originalBalance: cents(100_000),
  minimumPayment: cents(2_500),
  interestRate: aprFromPercent(percent),
  dueDate: 15,
});
const debts = [debt('car', 6.125), debt('visa', 24.99), debt('gone', 29.99, 0)];

describe('the open rows of a list of debts', () => {
  test('at first, the debt of the highest rate that is still owed is open and chosen', () => {
    const rows = firstOpenRows(debts, today);
    expect(rows.open).toEqual(['visa']);
    expect(chosenDebt(rows, debts, today)?.id).toBe('visa');
  });

  test('where nothing is owed, none is open and none is chosen', () => {
    const rows = firstOpenRows([debt('gone', 29.99, 0)], today);
    expect(rows.open).toEqual([]);
    expect(chosenDebt(rows, [debt('gone', 29.99, 0)], today)).toBeUndefined();
  });

  test('several are open, and the one that was opened last is chosen', () => {
    const rows = openRow(firstOpenRows(debts, today), 'car');
    expect(rows.open).toEqual(['visa', 'car']);
    expect(rows.boosted).toEqual(['visa', 'car']);
    expect(chosenDebt(rows, debts, today)?.id).toBe('car');
    const closed = closeRow(rows, 'car');
    expect(closed.open).toEqual(['visa']);
    expect(chosenDebt(closed, debts, today)?.id).toBe('car');
  });

  test('what is chosen stays chosen once it is paid off', () => {
    const rows = firstOpenRows(debts, today);
    const paid = debts.map((each) =>
      each.id === 'visa' ? { ...each, currentBalance: cents(0) } : each,
    );
    expect(chosenDebt(rows, paid, today)?.id).toBe('visa');
  });

  test('if the chosen debt is gone, the one of the highest rate is chosen', () => {
    const rows = openRow(firstOpenRows(debts, today), 'car');
    expect(chosenDebt(rows, debts.slice(1), today)?.id).toBe('visa');
  });

  test('an unconfirmed payment opens its debt once', () => {
    const first = firstOpenRows(debts, today);
    const rows = followUnconfirmed(first, ['car']);
    expect(rows.open).toEqual(['visa', 'car']);
    expect(rows.chosen).toBe('car');
    const closed = closeRow(rows, 'car');
    expect(followUnconfirmed(closed, ['car'])).toBe(closed);
    const settled = followUnconfirmed(closed, []);
    expect(settled.open).toEqual(['visa']);
    expect(followUnconfirmed(settled, ['car']).open).toEqual(['visa', 'car']);
    expect(followUnconfirmed(first, [])).toBe(first);
  });
});
