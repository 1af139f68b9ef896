import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { roundUpsThisWeek } from './roundUpsThisWeek.ts';

// @requirement 9.this-week
test('roundUpsThisWeek takes today and the six days before in the user’s zone', () => {
  const transactions = [
    { date: '2026-11-13T04:59:59Z', roundUpAmount: cents(1) },
    { date: '2026-11-13T05:00:00Z', roundUpAmount: cents(20) },
    { date: '2026-11-19T14:05:00Z', roundUpAmount: cents(300) },
  ];
  expect(roundUpsThisWeek(transactions, '2026-11-19T14:05:00Z', 'America/New_York')).toBe(320);
  expect(roundUpsThisWeek(transactions, '2026-11-19T14:05:00Z', 'UTC')).toBe(321);
});
