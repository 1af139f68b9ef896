import type { DatedPayment, InterestBearing } from '../debts/estimatedInterest.ts';
import { lastDueDate } from '../debts/lastDueDate.ts';
import { debtTermsNow } from '../debts/payoff/debtTermsNow.ts';
import { lastPaymentOn } from '../debts/payoff/lastPaymentOn.ts';
import { owedNow } from '../debts/payoff/owedNow.ts';
import type { PlanDebt } from '../debts/payoff/plan.ts';
import type { PlanForecast } from '../forecast/index.ts';
import { addCents, sumCents, type Cents } from '../money/index.ts';
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
  /**
   * The interest, fees and purchases that statements added since it was entered.
   * @default 0
   */
  addedCharges?: Cents | undefined;
}

/** A payment on a debt, and its day. */
export interface DebtPayment extends DatedPayment {
  debtId: string;
  /**
   * Whether it was made after the plan was saved, which the day alone does not say of one on the same day.
   * @default false
   */
  isAfterSave?: boolean | undefined;
}

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
  /** The part of it that was for its minimum that was due since. */
  ofMinimum: Cents;
  /** The part of its minimum that was due since and is not paid. */
  pastDue: Cents;
  /** What the lender asked for before what was made: at most what was owed. */
  minimum: Cents;
  /** What of that minimum was left to pay when the plan was saved. */
  minimumLeft: Cents;
}

/** @param count the payments of the plan that were due before today. */
export function nextPaymentOf(
  debt: StatedDebt,
  count: number,
  { promised, payments, today }: PaidPlan,
): NextPaymentOfDebt {
  const last = lastPaymentOn(debt, promised.asOf, count);
  const { asOf } = promised;
  const own = payments.filter(({ debtId, on }) => debtId === debt.id && on <= today);
  const since = own.filter(({ on, isAfterSave }) => on > asOf || (on === asOf && isAfterSave));
  const isMade = ({ on }: DebtPayment) => count === 0 || on > last;
  const made = totalOf(since.filter(isMade));
  const { dueDate, paidSinceDue = made } = debt;
  const wasDue = dueDate !== undefined && lastDueDate(dueDate, today) > last;
  const { minimumPayment } = debtTermsNow(debt, today);
  const pastDue = wasDue ? Math.min(debt.pastDue ?? 0, minimumPayment) : 0;
  const ofMinimum = Math.min(made, wasDue ? minimumPayment - pastDue : 0);
  const minimum = minimumBefore(debt, made, today);
  return {
    before: totalOf(since.filter((payment) => !isMade(payment))),
    made,
    ofMinimum: ofMinimum as Cents,
    pastDue: pastDue as Cents,
    minimum,
    minimumLeft: Math.max(0, minimum - Math.max(0, paidSinceDue - made)) as Cents,
  };
}

/** The minimum of a debt before what was paid, or what was owed if that is less. */
function minimumBefore(debt: StatedDebt, paid: Cents, today: CalendarDay): Cents {
  const before = { ...debt, currentBalance: addCents(debt.currentBalance, paid) };
  return Math.min(debtTermsNow(before, today).minimumPayment, owedNow(before)) as Cents;
}

/**
 * What of the next payment was paid, up to all of it: without the one-off payments of the plan, and
 * without what makes up for earlier payments that fell short. What pays a minimum that was due since
 * makes up for none. On one debt it is at most the rest of its minimum and what the plan pays on top of
 * all minimums, so that paying off a debt early is ahead of the plan.
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
  const inAll = (part: (each: NextPaymentOfDebt) => number) =>
    next.reduce((sum, each) => sum + part(each), 0);
  const extra = Math.max(0, monthlyPayment - inAll(({ minimum }) => minimum));
  const upToMost = (part: (each: NextPaymentOfDebt) => number) =>
    inAll((each) => Math.min(part(each), each.minimumLeft + extra));
  const made = inAll((each) => each.made) - expected;
  // What earlier payments fell short of, as far as more was owed for it.
  const late = Math.max(0, Math.min(expectedBefore - inAll(({ before }) => before), beyond + made));
  const upTo = Math.min(
    made,
    upToMost((each) => each.made),
  );
  // What no next payment asks for makes up for that first.
  const stillLate = Math.max(0, late + upTo - made);
  const ofMinimums = Math.min(
    made,
    upToMost((each) => each.ofMinimum),
  );
  const left = monthlyPayment - inAll((each) => each.minimum - each.minimumLeft);
  return Math.min(left, Math.max(0, ofMinimums, upTo - stillLate)) as Cents;
}

function totalOf(payments: readonly Pick<DatedPayment, 'amount'>[]): Cents {
  return sumCents(payments.map(({ amount }) => amount));
}
