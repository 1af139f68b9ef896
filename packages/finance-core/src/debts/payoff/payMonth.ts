import { ZERO_CENTS, type Cents } from '../../money/index.ts';
import type { CalendarDay } from '../../time/index.ts';
import type { Months } from '../index.ts';
import { owedBefore, paymentDay, type Account } from './account.ts';
import type { PlanInput, ScheduleRow } from './plan.ts';

/** What a household has for the payments of a month. */
export interface MonthlyMoney {
  /** The first month's minimums with the extra. */
  commitment: number;
  /** Whether what minimums free of it is paid on other debts. */
  rollover: boolean;
  extraMonthly: number;
  /** The part of the extra that was paid before the plan began, in its first month. */
  extraPaid: number;
  roundUps: number;
}

/** The debts of a month on which something is owed. */
export interface Queues {
  /** In the order in which the strategy pays them. */
  queue: readonly Account[];
  /** The highest rate first: where round-ups go. */
  byRate: readonly Account[];
}

/**
 * Plans the payments of the due days of a month: each debt its minimum, the round-ups to the highest
 * rate, and the rest to the debts in order.
 */
export function planPayments({ queue, byRate }: Queues, month: number, money: MonthlyMoney): void {
  const { commitment, rollover, extraMonthly, extraPaid, roundUps } = money;
  let due = 0;
  for (const account of queue) {
    account.planned = minimumDue(account, month);
    due += account.planned;
  }
  const free = rollover ? Math.max(0, commitment - due) : extraMonthly;
  const spare = Math.max(0, free - (month === 1 ? extraPaid : 0));
  const collected = Math.min(roundUps, spare);
  const leftOver = payInOrder(byRate, collected, month);
  payInOrder(queue, spare - collected + leftOver, month);
}

/** What a lender asks for on the due day of a month: never more than is owed. */
export function minimumDue(account: Account, month: number): Cents {
  return Math.min(account.minimum, owedBefore(account, month)) as Cents;
}

/** Plans extra money on debts in order; returns what none needs. */
function payInOrder(queue: readonly Account[], amount: number, month: number): number {
  let left = amount;
  for (const account of queue) {
    const more = Math.min(left, owedBefore(account, month) - account.planned);
    account.planned = (account.planned + more) as Cents;
    left -= more;
  }
  return left;
}

/**
 * Pays what is planned and ends the month; returns whether any balance fell.
 *
 * @param keepsRows whether the rows of the schedules are wanted.
 */
export function bookMonth(
  queue: readonly Account[],
  month: number,
  input: PlanInput,
  keepsRows: boolean,
): boolean {
  let fell = false;
  for (const account of queue) {
    const { charge, planned, oneOffTotal, oneOffsPaid } = account;
    const covered = Math.min(month === 1 ? account.paidAhead : 0, planned) as Cents;
    const payment = (planned - covered + oneOffTotal) as Cents;
    const balance = (account.balance + charge - payment) as Cents;
    if (balance < account.balance) fell = true;
    account.balance = balance;
    account.interest = (account.interest + charge) as Cents;
    account.paid = (account.paid + payment) as Cents;
    if (balance === 0) {
      account.months = month as Months;
      account.paidOffOn = lastPaidOn(account, month, input, payment > oneOffTotal);
    }
    if (keepsRows) {
      const principal = (payment - charge) as Cents;
      const row: ScheduleRow = { month, interest: charge, payment, principal, balance };
      if (oneOffTotal > 0) row.oneOffs = oneOffsPaid;
      if (covered > 0) row.paidSinceDue = covered;
      account.rows.push(row);
    }
    if (oneOffTotal > 0) {
      account.oneOffTotal = ZERO_CENTS;
      account.oneOffsPaid = [];
    }
  }
  return fell;
}

/**
 * The day of the last payment of a month: its due day, or that of the one-off payment that left nothing, which
 * is not before the payment of the month before.
 */
function lastPaidOn(
  { debt, oneOffsPaid }: Account,
  month: number,
  input: PlanInput,
  isPaidWhenDue: boolean,
): CalendarDay {
  if (isPaidWhenDue) return paymentDay(debt, month, input);
  const before = month === 1 ? input.asOf : paymentDay(debt, month - 1, input);
  return oneOffsPaid.reduce((last, { on }) => (on > last ? on : last), before);
}
