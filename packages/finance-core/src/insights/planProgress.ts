import { lastPaymentOn } from '../debts/payoff/lastPaymentOn.ts';
import { monthsUntil } from '../debts/payoff/monthsUntil.ts';
import { owedNow } from '../debts/payoff/owedNow.ts';
import type { PlanForecast } from '../forecast/index.ts';
import { subtractCents, sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import { onDayOfMonth, type CalendarDay } from '../time/index.ts';
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
  followed: Pick<PlanForecast, 'debtFreeDate'>;
  /** The debts of today. */
  debts: readonly StatedDebt[];
  /** The payments on them since the days of their balances and since the plan was saved. */
  payments: readonly DebtPayment[];
  today: CalendarDay;
}

/** How a household stands against its plan. */
export interface PlanProgress {
  /**
   * Decided by the months; where they are 0 as the date is a matter of due days, and without them, by
   * the amount; else by what is past due.
   */
  status: 'ahead' | 'behind' | 'on-plan';
  /**
   * How many calendar months sooner than promised the plan ends, negative for later; 0 where one month is
   * a matter of due days, not of money. `undefined` where it had no end, or has none.
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
 * The months are those between the date that the plan promised and the one that it has from today's
 * balances. Who pays as planned is on plan each day. What is owed counts with its interest until
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
  const sooner = monthsSooner(promised.debtFreeDate, followed.debtFreeDate, owed);
  // Which due days share a month of a plan depends on the day of its forecast, so it can end one month
  // sooner or later without a difference in money.
  const lessOwed = Math.sign(amount ?? 0);
  const isOfDueDays = Math.abs(sooner ?? 0) === 1 && sooner !== lessOwed;
  const months = isOfDueDays ? 0 : sooner;
  const difference = isOfDueDays ? lessOwed : (months ?? lead(promised, followed, amount));
  // A payment that was missed is not on plan, also where its debts are paid off in the month planned.
  const status = statusOf(difference || -pastDue);
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

/** How many months sooner than promised the plan ends; `undefined` where it had no end, or has none. */
function monthsSooner(
  promised: CalendarDay | null,
  now: CalendarDay | null,
  owed: Cents,
): number | undefined {
  if (promised === null || now === null) return undefined;
  const sooner = monthsUntil(onDayOfMonth(now, 1), onDayOfMonth(promised, 1));
  // Once nothing is owed, the days that pass are not behind.
  return owed === 0 ? Math.max(0, sooner) : sooner;
}

/** Above zero if ahead, where one of the two plans never ends. */
function lead(
  promised: PlanProgressInput['promised'],
  followed: PlanProgressInput['followed'],
  amount: Cents | undefined,
): number {
  if (followed.debtFreeDate !== null) return 1;
  return promised.debtFreeDate === null ? (amount ?? 0) : -1;
}

function statusOf(difference: number): PlanProgress['status'] {
  if (difference === 0) return 'on-plan';
  return difference > 0 ? 'ahead' : 'behind';
}
