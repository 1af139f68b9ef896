import type { Months } from '../months.ts';
import type { Apr, Cents } from '../../money/index.ts';
import type { CalendarDay } from '../../time/index.ts';
import type { Promotion } from '../promotionalApr.ts';
import type { MinimumRule } from './minimumRule.ts';

/**
 * The most months a plan is followed, a hundred years: no household plans further, and a loop that
 * reaches it says so instead of running on.
 */
export const MAX_PLAN_MONTHS = 1200 as Months;

/** The fields of a debt that a plan needs; `Debt` of the contract has them. */
export interface PlanDebt {
  id: string;
  /** At zero or below the debt counts as paid and takes no part. */
  currentBalance: Cents;
  interestRate: Apr;
  minimumPayment: Cents;
  /**
   * How the lender works out each month's minimum.
   * @default the fixed `minimumPayment`
   */
  minimumRule?: MinimumRule | undefined;
  promotion?: Promotion | undefined;
  /**
   * Interest that the balance does not include yet, from the day it is of to the plan's first day, 0
   * included. A plan starts with it, and the first month has only the interest from then until the due
   * day. Without it, the first month is charged whole.
   */
  estimatedInterest?: Cents | undefined;
  /**
   * What was paid since its last due day, round-ups included. The balance has it already, so the first monthly
   * payment of a plan is that much smaller; what is more than that payment shortens the plan.
   * @default 0
   */
  paidSinceDue?: Cents | undefined;
  /**
   * Round-ups that were applied to it after its last due day.
   * @default 0
   */
  roundUpsSinceDue?: Cents | undefined;
  /**
   * What was paid with a one-off payment of the plan on the plan's first day. The balance has it already.
   * @default 0
   */
  oneOffPaidToday?: Cents | undefined;
  /**
   * The day of the month on which its payments are due, 1 to 31.
   * @default that of the plan's first day
   */
  dueDate?: number | undefined;
  /**
   * Whether the household still keeps it: what a closed debt asked for is not paid on the others.
   * @default 'open'
   */
  status?: 'open' | 'closed' | undefined;
}

/** Money that comes once on top, such as a tax refund. */
export interface OneOffPayment {
  /** The day it is paid on, and from which on it saves interest; one before the plan's first day counts as of that. */
  on: CalendarDay;
  amount: Cents;
}

/**
 * Which debt gets what is left after the minimums:
 * - `avalanche`: the highest rate in force that month; of equal rates the larger opening balance.
 * - `snowball`: the smallest opening balance; of equal balances the higher rate.
 * - `minimum-only`: only minimums; freed ones are not paid on other debts unless `rollover` is set, and
 *   extra money goes down the list.
 * - a list of ids: the household's own order; debts it leaves out follow in the order of the list.
 */
export type PayoffStrategy = 'avalanche' | 'snowball' | 'minimum-only' | readonly string[];

export interface PlanInput {
  debts: readonly PlanDebt[];
  /** The day the balances are of. Payment k falls k months after it. */
  asOf: CalendarDay;
  /** @default 'avalanche' */
  strategy?: PayoffStrategy;
  /**
   * Paid each month on top of the minimums.
   * @default 0
   */
  extraMonthly?: Cents;
  /**
   * The part of `extraMonthly` that goes to the highest rate in force, whatever the strategy: round-ups.
   * @default 0
   */
  roundUps?: Cents;
  /**
   * The part of the first month's `extraMonthly` that was paid before the plan begins, on no debt of it.
   * @default 0
   */
  extraPaid?: Cents;
  /** @default [] */
  oneOffs?: readonly OneOffPayment[];
  /**
   * Whether the monthly payment stays what it is in the first month when minimums fall or debts
   * close, so that the freed money goes to the next debt the same month.
   * @default true, false for `minimum-only`
   */
  rollover?: boolean;
  /**
   * Whether the first payment is made on `asOf` itself, before any interest.
   * @default false
   */
  paysToday?: boolean;
  /**
   * After how many months to stop.
   * @default MAX_PLAN_MONTHS, which is also the most
   */
  horizon?: Months;
}

/** One month of one debt: `opening balance + interest - payment = balance`. */
export interface ScheduleRow {
  /** 1 for the first. */
  month: number;
  interest: Cents;
  payment: Cents;
  /** The payment less the interest: negative in a month in which the debt grows. */
  principal: Cents;
  /** The part of the payment that comes from each one-off payment; absent without one. */
  oneOffs?: readonly OneOffPayment[];
  /** In the first month, what was paid of it before the plan began: not in `payment`; absent without. */
  paidSinceDue?: Cents;
  /** What is owed after the payment. */
  balance: Cents;
}

export interface DebtSchedule {
  id: string;
  /** The day of its first payment, if it has one; row k is paid k - 1 months after it. */
  firstPaymentOn: CalendarDay;
  /** The month the debt is paid off in, 0 for one that was; `undefined` where it is still owed. */
  months: Months | undefined;
  /** The day of its last payment, the first day of the plan where it was paid off; `undefined` likewise. */
  paidOffOn: CalendarDay | undefined;
  interest: Cents;
  paid: Cents;
  /** What is owed at the end. */
  balance: Cents;
  rows: readonly ScheduleRow[];
}

/**
 * How a payoff ends.
 *
 * `never-amortises`: a month came in which no balance fell, or in which a debt's interest was at least
 * all that could be paid on it, and nothing changes after it, so that the plan never ends.
 * `horizon-reached`: still owed when the horizon, or the largest amount of money, was reached, and not
 * known never to end.
 */
export type PayoffOutcome =
  | { outcome: 'paid-off'; months: Months }
  | { outcome: 'never-amortises' | 'horizon-reached'; months?: never };

/** A {@link PayoffOutcome} with its day on the calendar. */
export type PlanOutcome =
  | { outcome: 'paid-off'; months: Months; debtFreeDate: CalendarDay }
  | { outcome: 'never-amortises' | 'horizon-reached'; months?: never; debtFreeDate?: never };

export type PlanResult = PlanOutcome & {
  /** The first day of the plan. */
  asOf: CalendarDay;
  /** The first month's minimums with the extra: what the household commits to. */
  monthlyPayment: Cents;
  /** All interest of the months that were simulated. */
  interest: Cents;
  /** All payments of the months that were simulated. */
  paid: Cents;
  /** In the order of the input. */
  debts: readonly DebtSchedule[];
};
