import { cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { recentPaymentsWords } from '../words/recentPayments.ts';
import { recentPayments } from './RecentPayments.model.ts';

const formats = formatsOf('en-US');

const words = wordsOf(recentPaymentsWords, ENGLISH);
const payments = [
  { id: 'a', debtId: 'd1', amount: cents(5_000), date: '2026-10-01T12:00:00Z', source: 'manual' },
  { id: 'b', debtId: 'd2', amount: cents(900), date: '2026-11-02T03:00:00Z', source: 'roundup' },
  { id: 'c', debtId: 'd9', amount: cents(33), date: '2026-09-03T12:00:00Z', source: 'accelerated' },
] as const;
const debts = [
  { id: 'd1', name: 'Visa' },
  { id: 'd2', name: 'Car Loan' },
];

test('lists the newest first, with the names of their debts, in the reader’s zone', () => {
  const rows = recentPayments(payments, debts, 'America/New_York', 5, words, formats);
  expect(rows.map((row) => [row.debtName, row.source, row.day])).toEqual([
    ['Car Loan', 'Round-ups', 'Nov 1, 2026'],
    ['Visa', 'Payment', 'Oct 1, 2026'],
    ['A former debt', 'Boost', 'Sep 3, 2026'],
  ]);
});

test('stops at the limit', () => {
  expect(recentPayments(payments, debts, 'UTC', 1, words, formats).map((row) => row.id)).toEqual([
    'b',
  ]);
});
