import {
  addDays,
  calendarDayOf,
  cents,
  formatMonthDay,
  highestAprDebt,
  isWithinLastSevenDays,
  roundUpsThisWeek,
  type Cents,
  sumCents,
  type Instant,
  type TrendPoint,
} from '@dime-time/finance-core';
import type { Debt, Transaction } from '@dime-time/finance-core/contract';

export interface RoundUpsThisWeekModel {
  /** The round-ups of today and the six days before. */
  total: Cents;
  /** How they grew, day by day, up to the total. */
  course: readonly TrendPoint[];
  /** How many purchases they come from. */
  purchases: number;
  /** Where they would go: the debt of the highest rate; none when nothing is owed. */
  target: Debt | undefined;
  /** What can be applied: what waits, or the total without a purse; at most what the target owes. */
  applicable: Cents;
}

/**
 * What the last seven days rounded up to, and the debt it belongs on.
 *
 * @param waiting what the purse holds, which can be applied whenever it was collected; without a purse
 * the week's round-ups are what is applied.
 */
export function roundUpsThisWeekModel(
  transactions: readonly Transaction[],
  debts: readonly Debt[],
  asOf: Instant,
  timeZone: string,
  waiting?: Cents,
): RoundUpsThisWeekModel {
  const total = roundUpsThisWeek(transactions, asOf, timeZone);
  const target = highestAprDebt(debts);
  const week = transactions.filter(
    ({ date, roundUpAmount }) => roundUpAmount > 0 && isWithinLastSevenDays(date, asOf, timeZone),
  );
  return {
    total,
    course: courseOf(week, asOf, timeZone),
    purchases: week.length,
    target,
    applicable: cents(Math.max(0, Math.min(waiting ?? total, target?.currentBalance ?? 0))),
  };
}

function courseOf(week: readonly Transaction[], asOf: Instant, timeZone: string): TrendPoint[] {
  const today = calendarDayOf(asOf, timeZone);
  const dated = week.map(({ date, roundUpAmount }) => ({
    day: calendarDayOf(date, timeZone),
    roundUpAmount,
  }));
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index - 6);
    const soFar = dated.filter((one) => one.day <= day);
    return {
      label: formatMonthDay(day),
      value: sumCents(soFar.map(({ roundUpAmount }) => roundUpAmount)),
    };
  });
}
