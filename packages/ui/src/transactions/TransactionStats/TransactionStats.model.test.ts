import { cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { transactionStats } from './TransactionStats.model.ts';

const bought = (date: string, roundUpAmount: number) => ({
  id: date,
  merchant: 'Corner Coffee',
  category: 'Food',
  date,
  amount: cents(467),
  roundUpAmount: cents(roundUpAmount),
});

describe('transactionStats', () => {
  // @requirement 2.transactions.cards
  test('adds up all round-ups, and those since the 1st in the reader’s time zone', () => {
    const list = [
      bought('2026-11-19T14:05:00Z', 33),
      bought('2026-11-01T04:30:00Z', 20),
      bought('2026-10-31T12:00:00Z', 7),
    ];
    expect(transactionStats(list, '2026-11-19T15:00:00Z', 'UTC')).toEqual({
      totalRoundUps: 60,
      thisMonthRoundUps: 53,
      count: 3,
    });
    // 4:30 UTC on the 1st is not yet midnight in Los Angeles.
    const there = transactionStats(list, '2026-11-19T15:00:00Z', 'America/Los_Angeles');
    expect(there.thisMonthRoundUps).toBe(33);
  });

  test('an empty list adds up to zero', () => {
    expect(transactionStats([], '2026-11-19T15:00:00Z', 'UTC')).toEqual({
      totalRoundUps: 0,
      thisMonthRoundUps: 0,
      count: 0,
    });
  });
});
