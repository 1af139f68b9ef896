import { roundUpsThisMonth, sumCents, type Cents, type Instant } from '@dime-time/finance-core';
import type { Transaction } from '@dime-time/finance-core/contract';

export interface TransactionStatsModel {
  totalRoundUps: Cents;
  /** Since the 1st, in the reader’s time zone. */
  thisMonthRoundUps: Cents;
  count: number;
}

/** Adds up the round-ups of a list of transactions. */
export function transactionStats(
  transactions: readonly Transaction[],
  asOf: Instant,
  timeZone: string,
): TransactionStatsModel {
  return {
    totalRoundUps: sumCents(transactions.map((transaction) => transaction.roundUpAmount)),
    thisMonthRoundUps: roundUpsThisMonth(transactions, asOf, timeZone),
    count: transactions.length,
  };
}
