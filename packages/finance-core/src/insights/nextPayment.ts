import type { DatedPayment, InterestBearing } from '../debts/estimatedInterest.ts';
import { lastDueDate } from '../debts/lastDueDate.ts';
import { debtTermsNow } from '../debts/payoff/debtTermsNow.ts';
import { lastPaymentOn } from '../debts/payoff/lastPaymentOn.ts';
import type { PlanDebt } from '../debts/payoff/plan.ts';
import type { PlanForecast } from '../forecast/index.ts';
import { sumCents, type Cents } from '../money/index.ts';
import { addMonths, type CalendarDay } from '../time/index.ts';
import type { PromisedBalances } from '../trend/balanceOn.ts';

/** A debt with the day of its balance, from which its interest is estimated. */
export interface StatedDebt
  extends
    InterestBearing,
    Pick<
      PlanDebt,
      'id' | 'estimatedInterest' | 'dueDate' | 'paidSinceDue' | 'minimumPayment' | 'minimumRule'
    > {
  /**
   * The minimums due since the day of the balance for which no payment is known.
   * @default 0
   */
  pastDue?: Cents | undefined;
}

/** A payment on a debt, and its day. */
export type DebtPayment = DatedPayment & { debtId: string };

/** A plan, with the payments since it was saved. */
interface PaidPlan {
  promised: PromisedBalances & Pick<PlanForecast, 'monthlyPayment'>;
  payments: readonly DebtPayment[];
  today: CalendarDay;
}

/** What is known of a debt's next payment in the plan. */
export interface NextPaymentOfDebt {
  /** All that was paid from the day the plan was saved to the due day of its last payment. */
  before: Cents;
  /** All that was paid since. */
  made: Cents;
  /** That, as far as it was not for minimums that were past due by then. */
  ofNext: Cents;
  /** The rest of it for a debt that was due since: on top of its minimum, or for earlier ones. */
  excess: Cents;
  /** The part of its minimum that was due since and is not paid. */
  pastDue: Cents;
}

/** @param count the payments of the plan that were due before today. */
export function nextPaymentOf(
  debt: StatedDebt,
  count: number,
  { promised, payments, today }: PaidPlan,
): NextPaymentOfDebt {
  const last = lastPaymentOn(debt, promised.asOf, count);
  const own = payments.filter(({ debtId, on }) => debtId === debt.id && on <= today);
  const made = totalOf(own.filter(({ on }) => on > last));
  const { dueDate, paidSinceDue = made } = debt;
  const wasDue = dueDate !== undefined && lastDueDate(dueDate, today) > last;
  const { minimumPayment } = debtTermsNow(debt, today);
  const pastDue = wasDue ? Math.min(debt.pastDue ?? 0, minimumPayment) : 0;
  // It is known what the payments on a debt are for since its last due day, and of its minimum then.
  const ofMinimum = wasDue ? minimumPayment - pastDue : 0;
  const ofNext = Math.min(made, ofMinimum + paidSinceDue);
  return {
    before: totalOf(own.filter(({ on }) => on > promised.asOf && on <= last)),
    made,
    ofNext: ofNext as Cents,
    excess: (wasDue ? made - ofNext : 0) as Cents,
    pastDue: pastDue as Cents,
  };
}

/**
 * What of the next payment was paid, up to all of it: without the one-off payments of the plan, and
 * without what was for minimums that were past due.
 *
 * @param beyond how much more is owed today than planned, negative for less.
 */
export function paidOfNext(
  next: readonly NextPaymentOfDebt[],
  count: number,
  { promised, today, beyond }: PaidPlan & { beyond: Cents },
): Cents {
  const { asOf, oneOffs = [], monthlyPayment } = promised;
  const end = addMonths(asOf, count);
  const expectedBefore = count * monthlyPayment + totalOf(oneOffs.filter(({ on }) => on <= end));
  const expected = totalOf(oneOffs.filter(({ on }) => on > end && on <= today));
  const inAll = (part: keyof NextPaymentOfDebt) => sumCents(next.map((each) => each[part]));
  const made = inAll('made') - expected;
  // What earlier payments fell short of, as far as more was owed for it.
  const late = Math.max(0, Math.min(expectedBefore - inAll('before'), beyond + made));
  const ofNext = inAll('ofNext') + Math.max(0, inAll('excess') - late);
  return Math.min(monthlyPayment, Math.max(0, Math.min(ofNext, made))) as Cents;
}

function totalOf(payments: readonly Pick<DatedPayment, 'amount'>[]): Cents {
  return sumCents(payments.map(({ amount }) => amount));
}
