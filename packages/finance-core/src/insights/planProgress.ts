import {
  estimatedInterest,
  type DatedPayment,
  type InterestBearing,
} from '../debts/estimatedInterest.ts';
import { lastDueDate } from '../debts/lastDueDate.ts';
import { debtTermsNow } from '../debts/payoff/debtTermsNow.ts';
import { lastPaymentOn } from '../debts/payoff/lastPaymentOn.ts';
import { owedNow } from '../debts/payoff/owedNow.ts';
import type { PlanDebt } from '../debts/payoff/plan.ts';
import type { PlanForecast } from '../forecast/index.ts';
import { subtractCents, sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import {
  addMonths,
  calendarDayOf,
  onDayOfMonth,
  type CalendarDay,
  type Instant,
} from '../time/index.ts';
import { balanceOn, paymentsBefore, type PromisedBalances } from '../trend/balanceOn.ts';

/** A debt with the day of its balance, from which its interest is estimated. */
interface StatedDebt
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
type DebtPayment = DatedPayment & { debtId: string };

/** What a plan promised, with the payment of each month. */
export type PromisedPlan = PromisedBalances & Pick<PlanForecast, 'monthlyPayment'>;

/** The input of {@link planProgress}. */
export interface PlanProgressInput {
  /** What the plan promised on the day it was saved. */
  promised: PromisedPlan;
  /** What it promises if it is followed from today on: `planForecast` of the same choices, today. */
  followed: Pick<PlanForecast, 'balances' | 'debtFreeDate'>;
  /** The debts of today. */
  debts: readonly StatedDebt[];
  /** The payments on them since the due day of the plan’s last payment; earlier ones do not count. */
  payments: readonly DebtPayment[];
  today: CalendarDay;
}

/** How a household stands against its plan. */
export interface PlanProgress {
  /** Decided by the months; with none by what is past due, and without them by the amount. */
  status: 'ahead' | 'behind' | 'on-plan';
  /**
   * How many payments fewer than promised the plan has left, negative for more; `undefined` where it
   * had no end, or has none.
   */
  months: number | undefined;
  /**
   * How much less is owed than was planned for today, without `paidAhead` and `pastDue`; negative for
   * more, `undefined` if not known.
   */
  amount: Cents | undefined;
  /** What was planned to be owed today; `undefined` after the last balance of a plan that never ends. */
  planned: Cents | undefined;
  /**
   * The part of the plan's next payment that was made already. It does not count in `amount`: to pay
   * what is due is not to be ahead of the plan.
   */
  paidAhead: Cents;
  /**
   * The minimums of the plan's next payment that were due already and are not paid. They count in
   * `amount` as more owed.
   */
  pastDue: Cents;
  /** What is owed, with the interest below. */
  owed: Cents;
  /**
   * The estimated part of it: the interest of each debt until the due day of the plan's last payment.
   * The interest since then belongs to a month that the plan has not charged yet.
   */
  estimatedInterest: Cents;
  /** How many payments were due before today. */
  payments: number;
}

/**
 * The version of a plan that progress is measured by: the newest that was saved before this month, so
 * that a new plan does not hide a difference at once; without one, the newest.
 *
 * @param versions newest first.
 * @throws RangeError when an instant is malformed or the zone unknown.
 * @example planInForce(versions, calendarDay('2026-11-19'), 'America/New_York')
 */
export function planInForce<Version extends { since: Instant }>(
  versions: readonly Version[],
  today: CalendarDay,
  timeZone: string,
): Version | undefined {
  const month = onDayOfMonth(today, 1);
  return versions.find(({ since }) => calendarDayOf(since, timeZone) < month) ?? versions[0];
}

/**
 * Compares what a plan promised with what has come, in months and in money.
 *
 * The months are the payments that the plan has left as promised, less those that it has left from
 * today's balances. Who pays as planned is on plan each day. What is owed has the estimated interest,
 * as the promised balances have theirs.
 *
 * @example planProgress({ promised, followed, debts, today }).status // 'ahead'
 */
export function planProgress(input: PlanProgressInput): PlanProgress {
  const { promised, followed, debts, today } = input;
  const payments = paymentsBefore(promised, today);
  const planned = balanceOn(today < promised.asOf ? promised.asOf : today, promised);
  const interest = sumCents(
    debts.map((debt) => interestUntil(lastPaymentOn(debt, promised.asOf, payments), debt, input)),
  );
  const owed = sumCents([
    interest,
    ...debts.map(({ currentBalance }) => owedNow({ currentBalance })),
  ]);
  const next = debts.map((debt) => nextOf(debt, payments, input));
  const pastDue = sumCents(next.map((each) => each.pastDue));
  const hasNext = promised.balances[payments + 1] !== undefined;
  const paidAhead = hasNext ? paidOfNext(next, payments, input) : ZERO_CENTS;
  const amount =
    planned === undefined
      ? undefined
      : subtractCents(planned, sumCents([owed, paidAhead, pastDue]));
  const [promisedLeft, left] = [paymentsOf(promised), paymentsOf(followed)];
  const fewer =
    promisedLeft === undefined || left === undefined ? undefined : promisedLeft - payments - left;
  // Where the next payment is made in part, and no more than that, today's balances have it already.
  const isPartOfNext = paidAhead > 0 && amount !== undefined && amount < promised.monthlyPayment;
  const months = fewer && fewer > 0 && isPartOfNext ? fewer - 1 : fewer;
  // A payment that was missed is not on plan, also where its debts take as many payments as planned.
  const status = statusOf((months ?? lead(promisedLeft, left, amount)) || -pastDue);
  return {
    status,
    months,
    amount,
    planned,
    paidAhead,
    pastDue,
    owed,
    estimatedInterest: interest,
    payments,
  };
}

/** What is known of a debt's next payment in the plan. */
interface NextOfDebt {
  /** All that was paid since the due day of its last one. */
  made: Cents;
  /** That, as far as it was not for minimums that were past due by then. */
  ofNext: Cents;
  /** The part of its minimum that was due since and is not paid. */
  pastDue: Cents;
}

function nextOf(
  debt: StatedDebt,
  count: number,
  { promised, payments, today }: PlanProgressInput,
): NextOfDebt {
  const last = lastPaymentOn(debt, promised.asOf, count);
  const made = totalOf(
    payments.filter(({ debtId, on }) => debtId === debt.id && on > last && on <= today),
  );
  const { dueDate, paidSinceDue = made, pastDue = 0 } = debt;
  const wasDue = dueDate !== undefined && lastDueDate(dueDate, today) > last;
  const { minimumPayment } = debtTermsNow(debt, today);
  return {
    made,
    // Until its next due day, it is known what the payments on a debt are for.
    ofNext: (wasDue ? made : Math.min(made, paidSinceDue)) as Cents,
    pastDue: (wasDue ? Math.min(pastDue, minimumPayment) : 0) as Cents,
  };
}

/** What of the next payment was paid, up to all of it: without the one-off payments of the plan. */
function paidOfNext(
  next: readonly NextOfDebt[],
  count: number,
  { promised, today }: PlanProgressInput,
): Cents {
  const { asOf, oneOffs = [] } = promised;
  const end = addMonths(asOf, count);
  const expected = totalOf(oneOffs.filter(({ on }) => on > end && on <= today));
  const made = sumCents(next.map((each) => each.made));
  const ofNext = sumCents(next.map((each) => each.ofNext));
  const paid = Math.min(ofNext, made - expected);
  return Math.min(promised.monthlyPayment, Math.max(0, paid)) as Cents;
}

function totalOf(payments: readonly Pick<DatedPayment, 'amount'>[]): Cents {
  return sumCents(payments.map(({ amount }) => amount));
}

/** The payments of a plan; `undefined` where it never ends. */
function paymentsOf({
  balances,
  debtFreeDate,
}: Pick<PlanForecast, 'balances' | 'debtFreeDate'>): number | undefined {
  return debtFreeDate === null ? undefined : balances.length - 1;
}

/** The part of a debt's estimated interest that accrued until a day: all of it, less that since. */
function interestUntil(
  day: CalendarDay,
  debt: StatedDebt,
  { payments, today }: Pick<PlanProgressInput, 'payments' | 'today'>,
): Cents {
  const { estimatedInterest: all = ZERO_CENTS, balanceAsOf } = debt;
  if (balanceAsOf === undefined || balanceAsOf >= day || owedNow(debt) === 0) return ZERO_CENTS;
  const own = payments.filter(({ debtId }) => debtId === debt.id);
  const since = estimatedInterest({ ...debt, balanceAsOf: day }, own, today);
  return Math.max(0, all - since) as Cents;
}

/** Above zero if ahead, where one of the two plans never ends. */
function lead(
  promisedLeft: number | undefined,
  left: number | undefined,
  amount: Cents | undefined,
): number {
  if (left !== undefined) return 1;
  return promisedLeft === undefined ? (amount ?? 0) : -1;
}

function statusOf(difference: number): PlanProgress['status'] {
  if (difference === 0) return 'on-plan';
  return difference > 0 ? 'ahead' : 'behind';
}
