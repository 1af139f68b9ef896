import { daysBetween, type CalendarDay } from '../../time/index.ts';
import { ZERO_CENTS, type Apr, type Cents } from '../../money/index.ts';
import type { Months } from '../index.ts';
import { lastDueDate } from '../lastDueDate.ts';
import { promotionMonths, rateInMonth } from './promotionMonths.ts';
import { firstMonthPart, type MonthPart } from './firstInterest.ts';
import { lastPaymentOn } from './lastPaymentOn.ts';
import { minimumRuleOf, type MinimumRule } from './minimumRule.ts';
import { oneOffOptions, type OneOffOption, type OneOffPool } from './oneOffPools.ts';
import { owedNow } from './owedNow.ts';
import type { DebtSchedule, OneOffPayment, PlanDebt, PlanInput, ScheduleRow } from './plan.ts';

/** A debt under way, in plain numbers of cents: a plan of many years has thousands of steps. */
export interface Account {
  id: string;
  rule: MinimumRule;
  debt: PlanDebt;
  /** The last month at the promotional rate; 0 without one. */
  promotionEnd: number;
  oneOffs: readonly OneOffOption[];
  /** Of its first month, the part that no estimate has yet; `undefined` for all of it. */
  firstPart: MonthPart | undefined;
  /** The rate in force and the opening balance: what the debt is ranked by. */
  interestRate: Apr;
  currentBalance: Cents;
  balance: Cents;
  /** Of the month under way: its interest, the minimum, and what is planned to be paid on the due day. */
  charge: Cents;
  minimum: Cents;
  planned: Cents;
  /** Of the month under way, what is paid before the due day with one-off payments. */
  oneOffsPaid: OneOffPayment[];
  oneOffTotal: Cents;
  /** What was paid since the last due day, before the plan began. */
  paidAhead: Cents;
  /** So far. */
  interest: Cents;
  paid: Cents;
  months: Months | undefined;
  paidOffOn: CalendarDay | undefined;
  rows: ScheduleRow[];
}

export function openAccount(
  debt: PlanDebt,
  pools: readonly OneOffPool[],
  input: PlanInput,
): Account {
  const balance = owedNow(debt);
  return {
    id: debt.id,
    oneOffs: oneOffOptions(pools, debt, input),
    rule: minimumRuleOf(debt),
    debt,
    promotionEnd: promotionMonths(debt, input.asOf),
    firstPart: firstMonthPart(debt, input.asOf),
    interestRate: debt.interestRate,
    currentBalance: balance,
    balance,
    charge: ZERO_CENTS,
    minimum: ZERO_CENTS,
    planned: ZERO_CENTS,
    oneOffsPaid: [],
    oneOffTotal: ZERO_CENTS,
    paidAhead: debt.paidSinceDue ?? ZERO_CENTS,
    interest: ZERO_CENTS,
    paid: ZERO_CENTS,
    months: balance === 0 ? (0 as Months) : undefined,
    paidOffOn: balance === 0 ? input.asOf : undefined,
    rows: [],
  };
}

export function isOpen({ balance }: Account): boolean {
  return balance > 0;
}

export function setRate(account: Account, month: number): void {
  const { debt, promotionEnd } = account;
  account.interestRate = rateInMonth(debt, promotionEnd, month);
}

/** What is owed on the due day before its payment and, in the first month, what was paid ahead of it. */
export function owedBefore(
  { balance, charge, oneOffTotal, paidAhead }: Account,
  month: number,
): number {
  return balance + charge - oneOffTotal + (month === 1 ? paidAhead : 0);
}

/** The day of a debt's payment of a month; the first day of a plan that pays today. */
export function paymentDay(
  debt: PlanDebt,
  month: number,
  { asOf, paysToday }: Pick<PlanInput, 'asOf' | 'paysToday'>,
): CalendarDay {
  return lastPaymentOn(debt, asOf, Math.max(0, paysToday ? month - 1 : month));
}

/** The days of a month of a plan for which a debt accrues interest. */
export function monthPart(
  { debt, firstPart }: Account,
  month: number,
  input: Pick<PlanInput, 'asOf' | 'paysToday'>,
): MonthPart {
  const due = paymentDay(debt, month, input);
  const payment = input.paysToday ? month - 1 : month;
  if (payment === 0) return { days: 0, of: 1 };
  if (month === 1 && firstPart) return firstPart;
  const { dueDate } = debt;
  const start =
    payment === 1 && dueDate !== undefined
      ? lastDueDate(dueDate, input.asOf)
      : paymentDay(debt, month - 1, input);
  const days = daysBetween(start, due);
  return { days, of: days };
}

export function scheduleOf(account: Account, input: PlanInput): DebtSchedule {
  const { id, debt, months, paidOffOn, interest, paid, balance, rows } = account;
  const firstPaymentOn = paymentDay(debt, 1, input);
  return { id, firstPaymentOn, months, paidOffOn, interest, paid, balance, rows };
}
