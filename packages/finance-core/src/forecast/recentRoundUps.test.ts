import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { recentRoundUps } from './recentRoundUps.ts';

const NOW = '2026-11-19T14:05:00Z';
const bought = (date: string, roundUp: number) => ({ date, roundUpAmount: cents(roundUp) });
const refunded = (date: string, returned: number) => ({
  ...bought(date, 0),
  roundUpReturned: cents(returned),
});

test('is what the last thirty days were rounded up by, less what refunds gave back in them', () => {
  const transactions = [
    bought('2026-11-19T12:00:00Z', 300),
    bought('2026-10-21T00:00:00Z', 20),
    bought('2026-10-20T23:59:59Z', 1),
    refunded('2026-11-18T12:00:00Z', 33),
    refunded('2026-10-20T12:00:00Z', 7),
  ];
  expect(recentRoundUps(transactions, NOW, 'UTC')).toBe(287);
  expect(recentRoundUps([], NOW, 'UTC')).toBe(0);
});

test('is below zero where more was given back than collected', () => {
  expect(recentRoundUps([refunded(NOW, 33)], NOW, 'UTC')).toBe(-33);
});
