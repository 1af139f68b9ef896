import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { payoffLines } from './Debts.model.ts';

const today = calendarDay('2026-11-19');
const debt = (id: string, balance: number, minimum: number, percent: number) => ({
  id,
  currentBalance: cents(balance),
  interestRate: aprFromPercent(percent),
  minimumPayment: cents(minimum),
});
const debts = [debt('small', 50_000, 5_000, 5), debt('dear', 300_000, 9_000, 24.99)];

test('compares four ways, the one with round-ups first and soonest', () => {
  const lines = payoffLines(debts, today, cents(4_700));
  expect(lines.map((line) => line.name)).toEqual([
    'Avalanche with round-ups',
    'Avalanche',
    'Snowball',
    'Minimum only',
  ]);
  for (const line of lines) {
    expect(line.balances[0]).toBe(350_000);
    expect(line.balances.at(-1)).toBe(0);
  }
  const [first, second, , last] = lines.map((line) => line.balances.length);
  expect(first).toBeLessThan(second ?? 0);
  expect(second).toBeLessThan(last ?? 0);
});

test('without round-ups there is no plan that counts on them', () => {
  expect(payoffLines(debts, today, cents(0)).map((line) => line.name)).not.toContain(
    'Avalanche with round-ups',
  );
});

test('a debt that only grows makes no plan look finished', () => {
  const lines = payoffLines([debt('never', 500_000, 5_000, 29.99)], today, cents(0));
  expect(new Set(lines.map((line) => line.outcome))).toEqual(new Set(['never-amortises']));
});
