import {
  estimatedInterest,
  type DatedPayment,
  type InterestBearing,
} from '../debts/estimatedInterest.ts';
import { lastDueDate } from '../debts/lastDueDate.ts';
import { sumCents, type Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';

/** What happened on a debt since the day of its balance, and since its last due day. */
export interface SinceBalance {
  /** Payments after that day, which the current balance already has. */
  paidSince: Cents;
  /** `undefined` where none is estimated: a bank reports the balance, or its day is not known. */
  estimatedInterest: Cents | undefined;
  /** Payments after the last due day: so much of the next one is paid. */
  paidSinceDue: Cents;
}

/**
 * What was paid on a debt since the day of its balance and since its last due day, and the interest
 * estimated since the day of its balance.
 *
 * @param payments all since the earlier of the two days; earlier ones do not count.
 * @param reportsInterest whether a bank reports the balance, which then includes its interest.
 */
export function sinceBalance(
  debt: InterestBearing & { dueDate: number },
  payments: readonly DatedPayment[],
  { today, reportsInterest }: { today: CalendarDay; reportsInterest: boolean },
): SinceBalance {
  const { balanceAsOf, dueDate } = debt;
  const lastDue = lastDueDate(dueDate, today);
  const since = payments.filter(({ on }) => balanceAsOf !== undefined && on > balanceAsOf);
  return {
    paidSince: totalOf(since),
    paidSinceDue: totalOf(payments.filter(({ on }) => on > lastDue)),
    estimatedInterest:
      reportsInterest || balanceAsOf === undefined
        ? undefined
        : estimatedInterest(debt, since, today),
  };
}

function totalOf(payments: readonly DatedPayment[]): Cents {
  return sumCents(payments.map(({ amount }) => amount));
}
