import {
  estimatedInterest,
  type DatedPayment,
  type InterestBearing,
} from '../debts/estimatedInterest.ts';
import { sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';

/** What happened on a debt since the day of its balance. */
export interface SinceBalance {
  /** Payments after that day, which the current balance already has. */
  paidSince: Cents;
  estimatedInterest: Cents;
}

/**
 * What was paid on a debt since the day of its balance, and the interest estimated since.
 *
 * @param payments any on the debt; those up to the day of the balance are in it.
 * @param reportsInterest whether a bank reports the balance, which then includes its interest.
 */
export function sinceBalance(
  debt: InterestBearing,
  payments: readonly DatedPayment[],
  { today, reportsInterest }: { today: CalendarDay; reportsInterest: boolean },
): SinceBalance {
  const { balanceAsOf } = debt;
  const since = payments.filter(({ on }) => balanceAsOf !== undefined && on > balanceAsOf);
  return {
    paidSince: sumCents(since.map(({ amount }) => amount)),
    estimatedInterest: reportsInterest ? ZERO_CENTS : estimatedInterest(debt, since, today),
  };
}
