import { cents } from '@dime-time/finance-core';
import type { Payment } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { monthsToPayOff } from './monthsToPayOff.ts';

const NEW_YORK = 'America/New_York';
const debts = [{ id: 'visa', originalBalance: cents(100_000) }];
const paid = (date: string, amount: number, debtId = 'visa'): Payment => ({
  id: date,
  debtId,
  amount: cents(amount),
  date,
  source: 'manual',
});

test('counts the months from the first payment to the last, both included', () => {
  const payments = [paid('2026-11-19T14:05:00Z', 60_000), paid('2025-10-02T14:05:00Z', 45_000)];
  expect(monthsToPayOff(debts, payments, NEW_YORK)).toBe(14);
  expect(monthsToPayOff(debts, [paid('2026-11-19T14:05:00Z', 100_000)], NEW_YORK)).toBe(1);
});

test('in the time zone of the household', () => {
  const payments = [paid('2026-11-01T02:00:00Z', 60_000), paid('2026-11-19T14:05:00Z', 45_000)];
  expect(monthsToPayOff(debts, payments, NEW_YORK)).toBe(2);
  expect(monthsToPayOff(debts, payments, 'UTC')).toBe(1);
});

test('is not known if the payments cover less than what was owed at first', () => {
  expect(monthsToPayOff(debts, [], NEW_YORK)).toBeUndefined();
  expect(monthsToPayOff(debts, [paid('2026-11-19T14:05:00Z', 99_999)], NEW_YORK)).toBeUndefined();
  const elsewhere = paid('2026-11-19T14:05:00Z', 100_000, 'store');
  expect(monthsToPayOff(debts, [elsewhere], NEW_YORK)).toBeUndefined();
});
