import {
  addDays,
  calendarDayOf,
  cents,
  highestAprDebt,
  isWithinLastSevenDays,
  rateOn,
  roundUpsThisWeek,
  type Apr,
  type Cents,
  sumCents,
  type Instant,
  type TrendPoint,
} from '@dime-time/finance-core';
import type { Debt, Transaction } from '@dime-time/finance-core/contract';

export interface RoundUpsThisWeekModel {
  /** The round-ups of today and the six days before. */
  total: Cents;
  /** The running total by day. */
  course: readonly TrendPoint[];
  /** The number of purchases they come from. */
  purchases: number;
  /** The debt they would go to: the one with the highest rate in force; `undefined` if nothing is owed. */
  target: Debt | undefined;
  /** The rate in force of that debt. */
  targetApr: Apr | undefined;
  /**
   * The amount that can be applied: what is waiting, or the total without a purse; at most the
   * target’s balance.
   */
  applicable: Cents;
}

/**
 * Returns the round-ups of the last seven days, and the debt they would go to.
 *
 * @param waiting what is waiting in the purse, whenever it was collected; without a purse, the
 * week’s round-ups are applied.
 */
export function roundUpsThisWeekModel(
  transactions: readonly Transaction[],
  debts: readonly Debt[],
  asOf: Instant,
  timeZone: string,
  waiting?: Cents,
): RoundUpsThisWeekModel {
  const total = roundUpsThisWeek(transactions, asOf, timeZone);
  const today = calendarDayOf(asOf, timeZone);
  const target = highestAprDebt(debts, today);
  const week = transactions.filter(
    ({ date, roundUpAmount }) => roundUpAmount > 0 && isWithinLastSevenDays(date, asOf, timeZone),
  );
  return {
    total,
    course: runningTotals(week, asOf, timeZone),
    purchases: week.length,
    target,
    targetApr: target && rateOn(target, today),
    applicable: cents(Math.max(0, Math.min(waiting ?? total, target?.currentBalance ?? 0))),
  };
}

function runningTotals(
  week: readonly Transaction[],
  asOf: Instant,
  timeZone: string,
): TrendPoint[] {
  const today = calendarDayOf(asOf, timeZone);
  const dated = week.map(({ date, roundUpAmount }) => ({
    day: calendarDayOf(date, timeZone),
    roundUpAmount,
  }));
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index - 6);
    const soFar = dated.filter((one) => one.day <= day);
    return {
      label: day,
      day,
      value: sumCents(soFar.map(({ roundUpAmount }) => roundUpAmount)),
    };
  });
}
