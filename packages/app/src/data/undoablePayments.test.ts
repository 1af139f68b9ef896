import { cents } from '@dime-time/finance-core';
import type { Payment } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { undoablePayments } from './undoablePayments.ts';

const paid = (id: string, undoUntil?: string): Payment => ({
  id,
  debtId: 'd_1',
  amount: cents(2500),
  date: '2026-11-19T14:05:00Z',
  source: 'manual',
  undoUntil,
});

test('are those whose time is not up, until the first of them is', () => {
  const payments = [
    paid('late', '2026-11-19T14:05:12Z'),
    paid('soon', '2026-11-19T14:05:10Z'),
    paid('over', '2026-11-19T14:05:05Z'),
    paid('never'),
  ];
  const { ids, nextEndMs } = undoablePayments(payments, Date.parse('2026-11-19T14:05:05Z'));
  expect([...ids]).toEqual(['late', 'soon']);
  expect(nextEndMs).toBe(5000);
});

test('none of an old list, and nothing to wait for', () => {
  const { ids, nextEndMs } = undoablePayments([paid('never')], 0);
  expect([ids.size, nextEndMs]).toEqual([0, undefined]);
});
