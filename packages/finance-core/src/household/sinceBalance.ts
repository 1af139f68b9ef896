import {
  estimatedInterest,
  type DatedPayment,
  type InterestBearing,
} from '../debts/estimatedInterest.ts';
import { debtTermsNow } from '../debts/payoff/debtTermsNow.ts';
import type { PlanDebt } from '../debts/payoff/plan.ts';
import { lastDueDate } from '../debts/lastDueDate.ts';
import { nextDueDate } from '../debts/nextDueDate.ts';
import { sumCents, type Cents } from '../money/index.ts';
import { addDays, type CalendarDay } from '../time/index.ts';

type MinimumBearing = Pick<PlanDebt, 'minimumPayment' | 'minimumRule'>;

/** What happened on a debt since the day of its balance, and since its last due day. */
export interface SinceBalance {
  /** Payments after that day, which the current balance already has. */
  paidSince: Cents;
  /** `undefined` where none is estimated: a bank reports the balance, or its day is not known. */
  estimatedInterest: Cents | undefined;
  /** Payments after the last due day, less what earlier ones still asked for: so much of the next is paid. */
  paidSinceDue: Cents;
}

/**
 * What was paid on a debt since the day of its balance and since its last due day, and the interest
 * estimated since the day of its balance.
 *
 * @param payments all since the earlier of the last due day and the due day on or before the day of the
 *   balance; earlier ones do not count.
 * @param reportsInterest whether a bank reports the balance, which then includes its interest.
 */
export function sinceBalance(
  debt: InterestBearing & MinimumBearing & { dueDate: number },
  payments: readonly DatedPayment[],
  { today, reportsInterest }: { today: CalendarDay; reportsInterest: boolean },
): SinceBalance {
  const { balanceAsOf, dueDate } = debt;
  const lastDue = lastDueDate(dueDate, today);
  const sinceDue = totalOf(payments.filter(({ on }) => on > lastDue));
  const late = reportsInterest ? 0 : lateAmount(debt, payments, lastDue);
  const since = payments.filter(({ on }) => balanceAsOf !== undefined && on > balanceAsOf);
  return {
    paidSince: totalOf(since),
    paidSinceDue: Math.max(0, sinceDue - late) as Cents,
    estimatedInterest:
      reportsInterest || balanceAsOf === undefined
        ? undefined
        : estimatedInterest(debt, since, today),
  };
}

/**
 * How much of the minimums since the statement was not paid by the last due day. A later payment is for
 * that first; a statement that is no older than the due day has settled it.
 */
function lateAmount(
  debt: InterestBearing & MinimumBearing & { dueDate: number },
  payments: readonly DatedPayment[],
  lastDue: CalendarDay,
): number {
  const { balanceAsOf, dueDate } = debt;
  if (balanceAsOf === undefined) return 0;
  const minimum = debtTermsNow(debt, lastDue).minimumPayment;
  let late = 0;
  let before = lastDueDate(dueDate, addDays(balanceAsOf, 1));
  while (before < lastDue) {
    const [from, due] = [before, nextDueDate(dueDate, addDays(before, 1))];
    const paid = totalOf(payments.filter(({ on }) => on > from && on <= due));
    late = Math.max(0, late + minimum - paid);
    before = due;
  }
  return late;
}

function totalOf(payments: readonly DatedPayment[]): Cents {
  return sumCents(payments.map(({ amount }) => amount));
}
