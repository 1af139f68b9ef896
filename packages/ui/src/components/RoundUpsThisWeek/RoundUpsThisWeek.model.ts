import {
  cents,
  highestAprDebt,
  isWithinLastSevenDays,
  roundUpsThisWeek,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import type { Debt, Transaction } from '@dime-time/finance-core/contract';

export interface RoundUpsThisWeekModel {
  /** The round-ups of today and the six days before. */
  total: Cents;
  /** How many purchases they come from. */
  purchases: number;
  /** Where they would go: the debt of the highest rate; none when nothing is owed. */
  target: Debt | undefined;
  /** What can be applied: the total, at most what the target owes. */
  applicable: Cents;
}

/** What the last seven days rounded up to, and the debt it belongs on. */
export function roundUpsThisWeekModel(
  transactions: readonly Transaction[],
  debts: readonly Debt[],
  asOf: Instant,
  timeZone: string,
): RoundUpsThisWeekModel {
  const total = roundUpsThisWeek(transactions, asOf, timeZone);
  const target = highestAprDebt(debts);
  return {
    total,
    purchases: transactions.filter(
      ({ date, roundUpAmount }) => roundUpAmount > 0 && isWithinLastSevenDays(date, asOf, timeZone),
    ).length,
    target,
    applicable: cents(Math.max(0, Math.min(total, target?.currentBalance ?? 0))),
  };
}
