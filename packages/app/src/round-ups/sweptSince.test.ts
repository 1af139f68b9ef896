import type { Payment } from '@dime-time/finance-core/contract';
import { cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { newestSweep, sweptSince } from './sweptSince.ts';

const paid = (id: string, date: string, change: Partial<Payment>): Payment => ({
  id,
  debtId: 'd',
  amount: cents(100),
  date,
  source: 'roundup',
  ...change,
});
const payments = [
  paid('a', '2026-11-09T05:00:00Z', { isAutomatic: true }),
  paid('b', '2026-11-16T05:00:00Z', { isAutomatic: true }),
  paid('c', '2026-11-18T05:00:00Z', { source: 'manual' }),
  // Applied by the user, on this device or another.
  paid('d', '2026-11-19T05:00:00Z', {}),
];

test('counts what sweeps paid after the instant, and nothing that a person paid', () => {
  expect(sweptSince(payments, '2026-11-09T05:00:00Z').map(({ id }) => id)).toEqual(['b']);
  expect(sweptSince(payments, '1970-01-01T00:00:00Z').map(({ id }) => id)).toEqual(['b', 'a']);
  expect(sweptSince(payments, newestSweep(payments))).toEqual([]);
});

test('begins where nothing was ever paid', () => {
  expect(newestSweep([])).toBe('1970-01-01T00:00:00.000Z');
});
