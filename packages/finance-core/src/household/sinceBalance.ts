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

type MinimumBearing = Pick<PlanDebt, 'minimumPayment' | 'minimumRule'>;

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
  debt: InterestBearing & MinimumBearing & { dueDate: number },
  payments: readonly MadePayment[],
  { today, reportsInterest, oneOffs = [] }: SinceBalanceOptions,
): SinceBalance {
  const { balanceAsOf, currentBalance, dueDate } = debt;
  const lastDue = lastDueDate(dueDate, today);
  // A one-off payment is on top of the next minimum, and pays what is past due.
  const asked = [...payments, ...oneOffs.map(({ on, amount }) => ({ on, amount: -amount }))];
  const sinceDue = totalBetween(asked, lastDue, today);
  const late = reportsInterest
    ? 0
    : Math.max(
        0,
        lateAmount(debt, asked, oneOffs, lastDue) - totalBetween(oneOffs, lastDue, today),
      );
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

/**
 * How much of the minimums since the statement was not paid by the last due day. A later payment is for
 * that first; a statement that is no older than the due day has settled it.
 */
function lateAmount(
  debt: InterestBearing & MinimumBearing & { dueDate: number },
  payments: readonly SignedPayment[],
  oneOffs: readonly DatedPayment[],
  lastDue: CalendarDay,
): number {
  const { balanceAsOf, dueDate } = debt;
  if (balanceAsOf === undefined) return 0;
  const minimum = debtTermsNow(debt, lastDue).minimumPayment;
  let late = 0;
  let before = lastDueDate(dueDate, addDays(balanceAsOf, 1));
  while (before < lastDue) {
    const [from, due] = [before, nextDueDate(dueDate, addDays(before, 1))];
    const stillLate = Math.max(0, late - totalBetween(oneOffs, from, due));
    late = Math.max(0, stillLate + minimum - totalBetween(payments, from, due));
    before = due;
  }
  return late;
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
