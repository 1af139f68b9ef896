import { lastPaymentOn } from '../debts/payoff/lastPaymentOn.ts';
import { owedNow } from '../debts/payoff/owedNow.ts';
import type { PlanForecast } from '../forecast/index.ts';
import { subtractCents, sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';
import { balanceOn, paymentsBefore, type PromisedBalances } from '../trend/balanceOn.ts';
import { interestAdded, interestUntilDue } from './planInterest.ts';
import { nextPaymentOf, paidOfNext, type DebtPayment, type StatedDebt } from './nextPayment.ts';

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
  /** The payments on them since the days of their balances and since the plan was saved. */
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
   * How much less is owed than was planned for today, without `paidAhead`, `pastDue` and `interestAhead`;
   * negative for more, `undefined` if not known.
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
  /**
   * The part of what is owed that a statement added as interest of the days since the due day of the
   * plan's last payment. It does not count in `amount`: the plan charges it with its next payment.
   */
  interestAhead: Cents;
  /** What is owed, with the interest below. */
  owed: Cents;
  /**
   * The estimated part of it: the interest of each debt until the due day of the plan's last payment, as
   * the plan charges it. The interest since then belongs to a month that the plan has not charged yet.
   */
  estimatedInterest: Cents;
  /** How many payments were due before today. */
  payments: number;
}

/**
 * Compares what a plan promised with what has come, in months and in money.
 *
 * The months are the payments that the plan has left as promised, less those that it has left from
 * today's balances. Who pays as planned is on plan each day. What is owed counts with its interest until
 * the due day of the plan's last payment, as the promised balances do: what was estimated until then is
 * added, and what a statement has added since is left out.
 *
 * @example planProgress({ promised, followed, debts, today }).status // 'ahead'
 */
export function planProgress(input: PlanProgressInput): PlanProgress {
  const { promised, followed, debts, today } = input;
  const payments = paymentsBefore(promised, today);
  const planned = balanceOn(today < promised.asOf ? promised.asOf : today, promised);
  const due = { asOf: promised.asOf, count: payments };
  const lastOf = (debt: StatedDebt) => lastPaymentOn(debt, promised.asOf, payments);
  const interest = sumCents(debts.map((debt) => interestUntilDue(debt, input.payments, due)));
  const interestAhead = sumCents(
    debts.map((debt) => interestAdded(lastOf(debt), debt, input.payments)),
  );
  const owed = sumCents([
    interest,
    ...debts.map(({ currentBalance }) => owedNow({ currentBalance })),
  ]);
  const charged = subtractCents(owed, interestAhead);
  const next = debts.map((debt) => nextPaymentOf(debt, payments, input));
  const pastDue = sumCents(next.map((each) => each.pastDue));
  const hasNext = planned !== undefined && promised.balances[payments + 1] !== undefined;
  const paidAhead = hasNext
    ? paidOfNext(next, payments, { ...input, beyond: subtractCents(charged, planned) })
    : ZERO_CENTS;
  const amount =
    planned === undefined
      ? undefined
      : subtractCents(planned, sumCents([charged, paidAhead, pastDue]));
  const [promisedLeft, left] = [paymentsOf(promised), paymentsOf(followed)];
  const fewer =
    promisedLeft === undefined || left === undefined
      ? undefined
      : fewerPayments(promisedLeft - payments, left);
  // Where the next payment is made in part, and no more than that, today's balances have it already.
  const isPartOfNext = paidAhead > 0 && amount !== undefined && amount < promised.monthlyPayment;
  const apart = fewer && fewer > 0 && isPartOfNext ? fewer - 1 : fewer;
  // Which due days share a payment depends on today's day: who owes what was planned can have one more or
  // fewer left.
  const months = amount === 0 && Math.abs(apart ?? 0) === 1 ? 0 : apart;
  // A payment that was missed is not on plan, also where its debts take as many payments as planned.
  const status = statusOf((months ?? lead(promisedLeft, left, amount)) || -pastDue);
  return {
    status,
    months,
    amount,
    planned,
    paidAhead,
    pastDue,
    interestAhead,
    owed,
    estimatedInterest: interest,
    payments,
  };
}

/** How many payments fewer are left than promised; where nothing is owed, the days after the end do not count. */
function fewerPayments(promised: number, left: number): number {
  return left === 0 ? Math.max(0, promised) : promised - left;
}

/** The payments of a plan; `undefined` where it never ends. */
function paymentsOf({
  balances,
  debtFreeDate,
}: Pick<PlanForecast, 'balances' | 'debtFreeDate'>): number | undefined {
  return debtFreeDate === null ? undefined : balances.length - 1;
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
