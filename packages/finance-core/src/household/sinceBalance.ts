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
import type { DebtPayment } from './paidOneOffs.ts';

type MadePayment = DatedPayment & Partial<Pick<DebtPayment, 'fromRoundUps'>>;

/** An amount of cents that was paid or, below zero, is taken out of what was paid. */
type SignedPayment = Pick<DatedPayment, 'on'> & { amount: number };

/** A debt with a minimum that is due every month. */
type MinimumBearing = InterestBearing &
  Pick<PlanDebt, 'minimumPayment' | 'minimumRule'> & {
    dueDate: number;
    /** See `paidPastDue`. */
    paidPastDue?: Cents | undefined;
  };

/** What happened on a debt since the day of its balance, and since its last due day. */
export interface SinceBalance {
  /** Payments after that day, which the current balance already has. */
  paidSince: Cents;
  /** `undefined` where none is estimated: a bank reports the balance, or its day is not known. */
  estimatedInterest: Cents | undefined;
  /**
   * Payments after the last due day, less what earlier ones still asked for: so much of the next is paid.
   * What a one-off payment of the plan was made with is no part of it, but pays what is past due.
   */
  paidSinceDue: Cents;
  /** Round-ups that were applied to it after the last due day, those for what was past due included. */
  roundUpsSinceDue: Cents;
  /** What was paid today with the one-off payments of the plan. */
  oneOffPaidToday: Cents;
  /** The minimums due since the day of the balance for which no payment is known. */
  pastDue: Cents;
}

export interface SinceBalanceOptions {
  today: CalendarDay;
  /** Whether a bank reports the balance, which then includes its interest. */
  reportsInterest: boolean;
  /**
   * The parts of the payments with which the one-off payments of a plan were made: see `paidOneOffs`.
   * @default []
   */
  oneOffs?: readonly DatedPayment[] | undefined;
}

/**
 * What was paid on a debt since the day of its balance and since its last due day, and the interest
 * estimated since the day of its balance.
 *
 * @param payments all since the earlier of the last due day and the due day on or before the day of the
 *   balance; earlier ones do not count.
 */
export function sinceBalance(
  debt: MinimumBearing,
  payments: readonly MadePayment[],
  { today, reportsInterest, oneOffs = [] }: SinceBalanceOptions,
): SinceBalance {
  const { balanceAsOf, currentBalance, dueDate } = debt;
  const lastDue = lastDueDate(dueDate, today);
  const known = { debt, asked: askedFor(payments, oneOffs), oneOffs };
  const sinceDue = askedBetween(known, lastDue, today);
  const late = reportsInterest ? 0 : lateAmount(known, lastDue, today);
  const since = payments.filter(({ on }) => balanceAsOf !== undefined && on > balanceAsOf);
  const roundUps = payments.filter(({ on, fromRoundUps }) => fromRoundUps && on > lastDue);
  return {
    paidSince: totalOf(since),
    paidSinceDue: Math.max(0, sinceDue - late) as Cents,
    roundUpsSinceDue: totalOf(roundUps),
    oneOffPaidToday: totalOf(oneOffs.filter(({ on }) => on === today)),
    pastDue: Math.min(Math.max(0, late - sinceDue), Math.max(0, currentBalance)) as Cents,
    estimatedInterest:
      reportsInterest || balanceAsOf === undefined
        ? undefined
        : estimatedInterest(debt, since, today),
  };
}

/** The options of {@link paidPastDue}. */
export interface PaidPastDueOptions extends Pick<
  SinceBalanceOptions,
  'reportsInterest' | 'oneOffs'
> {
  /** The day of the statement. */
  on: CalendarDay;
}

/**
 * What was paid for minimums that were past due on the day of a new statement, from the due day on or before
 * it until the next one, as far as it is made when the statement is entered. The statement settles what was
 * past due, and these payments are not for the next minimum either, so the amount is recorded with the
 * balance.
 *
 * @param debt before its balance is that of the statement.
 * @param payments all since the earlier of the due day on or before the day of the balance and the one on
 *   or before the statement.
 */
export function paidPastDue(
  debt: MinimumBearing,
  payments: readonly DatedPayment[],
  { on, reportsInterest, oneOffs = [] }: PaidPastDueOptions,
): Cents {
  const due = lastDueDate(debt.dueDate, addDays(on, 1));
  if (settledUntil(debt) === due) return (debt.paidPastDue ?? 0) as Cents;
  const known = { debt, asked: askedFor(payments, oneOffs), oneOffs };
  const late = reportsInterest ? 0 : lateAmount(known, due, on);
  const next = nextDueDate(debt.dueDate, addDays(on, 1));
  return Math.max(0, Math.min(late, askedBetween(known, due, next))) as Cents;
}

interface PaymentsOfDebt {
  debt: MinimumBearing;
  asked: readonly SignedPayment[];
  oneOffs: readonly DatedPayment[];
}

/** Payments without one-off payments, which are on top of the next minimum and pay what is past due. */
function askedFor(
  payments: readonly DatedPayment[],
  oneOffs: readonly DatedPayment[],
): SignedPayment[] {
  return [...payments, ...oneOffs.map(({ on, amount }) => ({ on, amount: -amount }))];
}

/** The due day that the statement has settled with those before it. */
function settledUntil({ balanceAsOf, dueDate }: MinimumBearing): CalendarDay | undefined {
  return balanceAsOf === undefined ? undefined : lastDueDate(dueDate, addDays(balanceAsOf, 1));
}

/**
 * How much of the minimums since the statement was not paid by a due day, less the one-off payments
 * until a later day. A later payment is for that first; a statement that is no older than the due day
 * has settled it.
 */
function lateAmount(known: PaymentsOfDebt, lastDue: CalendarDay, until: CalendarDay): number {
  const { debt, oneOffs } = known;
  const minimum = debtTermsNow(debt, lastDue).minimumPayment;
  let late = 0;
  let before = settledUntil(debt) ?? lastDue;
  while (before < lastDue) {
    const [from, due] = [before, nextDueDate(debt.dueDate, addDays(before, 1))];
    const stillLate = Math.max(0, late - totalBetween(oneOffs, from, due));
    late = Math.max(0, stillLate + minimum - askedBetween(known, from, due));
    before = due;
  }
  return Math.max(0, late - totalBetween(oneOffs, lastDue, until));
}

/** What was paid after a due day toward what was not settled by the statement. */
function askedBetween(
  { debt, asked }: PaymentsOfDebt,
  after: CalendarDay,
  until: CalendarDay,
): number {
  const forPastDue = after === settledUntil(debt) ? (debt.paidPastDue ?? 0) : 0;
  const total = totalBetween(asked, after, until);
  // An undone payment leaves less than it was.
  return forPastDue === 0 ? total : Math.max(0, total - forPastDue);
}

/** What was paid after a day, until another one and on it. */
function totalBetween(
  payments: readonly SignedPayment[],
  after: CalendarDay,
  until: CalendarDay,
): number {
  return payments
    .filter(({ on }) => on > after && on <= until)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function totalOf(payments: readonly DatedPayment[]): Cents {
  return sumCents(payments.map(({ amount }) => amount));
}
