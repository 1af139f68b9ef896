import { cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { paymentHistoryWords } from '../words/paymentHistory.ts';
import { paymentHistory } from './PaymentHistory.model.ts';

const formats = formatsOf('en-US');

const words = wordsOf(paymentHistoryWords, ENGLISH);

const payments = [
  { id: 'a', debtId: 'd1', amount: cents(5_000), date: '2026-10-01T12:00:00Z', source: 'manual' },
  { id: 'b', debtId: 'd2', amount: cents(900), date: '2026-11-02T12:00:00Z', source: 'manual' },
  { id: 'c', debtId: 'd1', amount: cents(33), date: '2026-11-03T12:00:00Z', source: 'roundup' },
] as const;

const debt = (id: string) => ({
  id,
  originalBalance: cents(100_000),
  currentBalance: cents(80_000),
});

test('lists the payments of one debt, newest first, with their sum', () => {
  const { rows, total } = paymentHistory(payments, debt('d1'), 'UTC', words, formats);
  expect(rows.map((row) => [row.id, row.when, row.source])).toEqual([
    // Round-ups are applied as a day begins, so their time says nothing.
    ['c', 'Nov 3, 2026', 'Round-ups'],
    ['a', 'Oct 1, 2026 · 12:00 PM', 'Payment'],
  ]);
  expect(total).toBe(5_033);
});

test('a debt without payments has no rows and a sum of zero', () => {
  expect(paymentHistory(payments, debt('d3'), 'UTC', words, formats)).toMatchObject({
    rows: [],
    total: 0,
  });
});

test('what was paid off outside the list is shown beside its sum', () => {
  const { total, elsewhere } = paymentHistory(payments, debt('d1'), 'UTC', words, formats);
  expect(total + elsewhere).toBe(20_000);
  // What a statement added is no payment.
  const charged = {
    ...debt('d1'),
    currentBalance: cents(83_122),
    addedCharges: cents(3_122),
  };
  expect(paymentHistory(payments, charged, 'UTC', words, formats).elsewhere).toBe(elsewhere);
  const grown = { ...debt('d1'), currentBalance: cents(99_000) };
  expect(paymentHistory(payments, grown, 'UTC', words, formats).elsewhere).toBe(0);
});

test('a payment that can be undone is marked', () => {
  const { rows } = paymentHistory(payments, debt('d1'), 'UTC', words, formats, new Set(['c', 'b']));
  expect(rows.map((row) => [row.id, row.canBeUndone])).toEqual([
    ['c', true],
    ['a', false],
  ]);
});
