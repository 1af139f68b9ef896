import { addCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import {
  addDays,
  addMonths,
  calendarDayOf,
  dayRange,
  epochMillis,
  onDayOfMonth,
  type CalendarDay,
  type Instant,
} from '../time/index.ts';
import type { Spending } from './spending.ts';

/** The activity of one month. */
export interface MonthActivity {
  /** Its first day. */
  month: CalendarDay;
  /** How many purchases; refunds are none. */
  purchases: number;
  /** What they came to. */
  spent: Cents;
  roundUps: Cents;
  /** Paid on debts. */
  paid: Cents;
}

/** A dated transaction or payment. */
interface Dated {
  date: Instant;
}

/**
 * What happened in each of the last months, the current one first; a month without anything is
 * there with zeros. Months begin and end at midnight in the user's zone.
 *
 * @param input.months how many; 7 by default.
 * @throws RangeError when an instant is malformed or the zone unknown.
 * @example monthlyActivity({ transactions, payments, asOf, timeZone })[0].month // '2026-11-01'
 */
export function monthlyActivity(input: {
  transactions: readonly (Spending & Dated)[];
  payments: readonly ({ amount: Cents } & Dated)[];
  asOf: Instant;
  timeZone: string;
  months?: number;
}): MonthActivity[] {
  const { transactions, payments, asOf, timeZone, months = 7 } = input;
  const thisMonth = onDayOfMonth(calendarDayOf(asOf, timeZone), 1);
  const rows = Array.from({ length: months }, (_, ago) => {
    const first = addMonths(thisMonth, -ago);
    const range = dayRange(first, addDays(addMonths(first, 1), -1), timeZone);
    const activity: MonthActivity = {
      month: first,
      purchases: 0,
      spent: ZERO_CENTS,
      roundUps: ZERO_CENTS,
      paid: ZERO_CENTS,
    };
    return { ...range, activity };
  });
  // Read once: a long history would otherwise be parsed again for each month.
  const activityAt = (date: Instant): MonthActivity | undefined => {
    const millis = epochMillis(date);
    return rows.find(({ from, until }) => millis >= from && millis < until)?.activity;
  };
  for (const { amount, roundUpAmount, date } of transactions) {
    const month = activityAt(date);
    if (!month) continue;
    month.roundUps = addCents(month.roundUps, roundUpAmount);
    if (amount <= 0) continue;
    month.purchases += 1;
    month.spent = addCents(month.spent, amount);
  }
  for (const { amount, date } of payments) {
    const month = activityAt(date);
    if (month) month.paid = addCents(month.paid, amount);
  }
  return rows.map((row) => row.activity);
}
