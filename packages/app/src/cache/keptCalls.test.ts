import { cents } from '@dime-time/finance-core';
import { endpoints } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { identityOf, isKept } from './keptCalls.ts';

const purchase = {
  merchant: 'Corner Shop',
  category: 'Groceries',
  amount: cents(450),
  date: '2026-11-20T03:30:00Z',
};
const identity = (date: string) =>
  identityOf(endpoints.createTransaction, { ...purchase, date }, 'America/New_York');

test('a purchase is the same at any time of its day, in the zone of the household', () => {
  expect(identity('2026-11-20T03:31:07Z')).toEqual(identity(purchase.date));
  expect(identity('2026-11-19T15:00:00Z')).toEqual(identity(purchase.date));
  expect(identity('2026-11-20T05:00:00Z')).not.toEqual(identity(purchase.date));
});

test('every other body is its own identity', () => {
  const body = { debtId: 'd_1', amount: cents(450) };
  expect(identityOf(endpoints.createAcceleratedPayment, body, 'UTC')).toBe(body);
});

test('what would be done twice if it were sent anew outlasts the page', () => {
  const { createPayment, createAcceleratedPayment, stakeTokens } = endpoints;
  const { createDebt, createTransaction, includeRoundUps, sendContact } = endpoints;
  const kept = [
    createPayment,
    createAcceleratedPayment,
    stakeTokens,
    createDebt,
    createTransaction,
  ];
  expect(kept.every(isKept)).toBe(true);
  expect([includeRoundUps, sendContact].some(isKept)).toBe(false);
});
