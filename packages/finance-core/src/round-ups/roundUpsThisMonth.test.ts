import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { roundUpsThisMonth } from './roundUpsThisMonth.ts';

// @requirement 9.this-month
test('roundUpsThisMonth takes the days since the 1st in the user’s zone', () => {
  const transactions = [
    { date: '2026-11-01T03:59:59Z', roundUpAmount: cents(1) },
    { date: '2026-11-01T04:00:00Z', roundUpAmount: cents(20) },
    { date: '2026-11-19T14:05:00Z', roundUpAmount: cents(300) },
  ];
  expect(roundUpsThisMonth(transactions, '2026-11-19T14:05:00Z', 'America/New_York')).toBe(320);
  expect(roundUpsThisMonth(transactions, '2026-11-19T14:05:00Z', 'UTC')).toBe(321);
});
