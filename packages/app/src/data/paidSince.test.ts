import type { Payment } from '@dime-time/finance-core/contract';
import { cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { newestFromRoundUps, paidSince } from './paidSince.ts';

const paid = (id: string, date: string, source: Payment['source']): Payment => ({
  id,
  debtId: 'd',
  amount: cents(100),
  date,
  source,
});
const payments = [
  paid('a', '2026-11-09T05:00:00Z', 'roundup'),
  paid('b', '2026-11-16T05:00:00Z', 'roundup'),
  paid('c', '2026-11-18T05:00:00Z', 'manual'),
];

test('counts what round-ups paid after the instant, and nothing else', () => {
  expect(paidSince(payments, '2026-11-09T05:00:00Z').map(({ id }) => id)).toEqual(['b']);
  expect(paidSince(payments, '1970-01-01T00:00:00Z').map(({ id }) => id)).toEqual(['b', 'a']);
  expect(paidSince(payments, newestFromRoundUps(payments))).toEqual([]);
});

test('begins where nothing was ever paid', () => {
  expect(newestFromRoundUps([])).toBe('1970-01-01T00:00:00.000Z');
});
