import type { DebtSchedule, PlanResult } from '../debts/payoff/plan.ts';
import { monthsUntil } from '../debts/payoff/monthsUntil.ts';
import { addCents, sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import {
  addMonths,
  monthOf,
  onDayOfMonth,
  type CalendarDay,
  type CalendarMonth,
} from '../time/index.ts';

/** What a plan pays in one calendar month: `opening balance + interest - payment = balance`. */
export interface MonthOfPlan {
  month: CalendarMonth;
  interest: Cents;
  payment: Cents;
  /** Payments less interest: negative in a month in which the debts grow. */
  principal: Cents;
  /** What is owed after the payments of the month, with the interest until each due day. */
  balance: Cents;
}

/** The interest and the principal that a plan pays in one calendar year. */
export interface YearOfPlan {
  year: number;
  interest: Cents;
  /** Payments less interest: negative in a year in which the debts grow. */
  principal: Cents;
}

/**
 * Adds up what debts of a plan pay by calendar month, from the first payment to the last: each payment in the
 * month of its due day, with the interest until then, and one-off payments in the month of their day. In the
 * first month, those whose due day is over have no payment yet.
 *
 * @param debts the schedules, with their rows.
 * @example planMonths(simulatePlan({ debts, asOf }).debts)[0]?.month // '2026-12'
 */
export function planMonths(debts: readonly DebtSchedule[]): MonthOfPlan[] {
  const paid = debts.filter(({ rows }) => rows.length > 0);
  const [first] = paid.map((debt) => onDayOfMonth(firstDayOfPayments(debt), 1)).toSorted();
  if (first === undefined) return [];
  const dated = paid.map((debt) => changesByMonth(debt, first));
  const count = Math.max(...dated.flatMap((months) => [...months.keys()])) + 1;
  let balance: number = sumCents(
    paid.flatMap(({ rows }) => rows.slice(0, 1).map((row) => addCents(row.balance, row.principal))),
  );
  return Array.from({ length: count }, (_, index) => {
    const changes = dated.map((months) => months.get(index) ?? NO_CHANGE);
    const interest = sumCents(changes.map((change) => change.interest));
    const payment = sumCents(changes.map((change) => change.payment));
    const principal = (payment - interest) as Cents;
    balance -= principal;
    const month = monthOf(addMonths(first, index));
    return { month, interest, payment, principal, balance: balance as Cents };
  });
}

/** What a debt is charged and paid in a month. */
type Change = Pick<MonthOfPlan, 'interest' | 'payment'>;

const NO_CHANGE: Change = { interest: ZERO_CENTS, payment: ZERO_CENTS };

/** The first due day of a debt, or the day of the one-off payment before it. */
function firstDayOfPayments({ firstPaymentOn, rows }: DebtSchedule): CalendarDay {
  // The earliest one-off payment is the first of a row, and none is after its due day.
  const [first = firstPaymentOn] = rows
    .slice(0, 1)
    .flatMap(({ oneOffs = [] }) => oneOffs.map(({ on }) => on));
  return first;
}

/** What a debt is charged and paid in the months from the first one, 0 for that. */
function changesByMonth(
  { firstPaymentOn, rows }: DebtSchedule,
  first: CalendarDay,
): Map<number, Change> {
  const after = monthsUntil(first, firstPaymentOn);
  const months = new Map<number, Change>();
  const add = (index: number, interest: Cents, payment: Cents) => {
    const so = months.get(index) ?? NO_CHANGE;
    months.set(index, {
      interest: addCents(so.interest, interest),
      payment: addCents(so.payment, payment),
    });
  };
  for (const [index, { interest, payment, balance, oneOffs = [] }] of rows.entries()) {
    let rest: number = payment;
    for (const { on, amount } of oneOffs) {
      add(Math.min(after + index, monthsFrom(first, on)), ZERO_CENTS, amount);
      rest -= amount;
    }
    // Where one-off payments left nothing, the due day has nothing to add.
    if (interest > 0 || rest > 0 || balance > 0) add(after + index, interest, rest as Cents);
  }
  return months;
}

/** The months from the first one to that of a day; 0 for a day before it. */
function monthsFrom(first: CalendarDay, day: CalendarDay): number {
  return Math.max(0, monthsUntil(first, onDayOfMonth(day, 1)));
}

/** Adds up the interest and principal of a plan by the calendar year of the payments. */
export function planYears({ debts }: Pick<PlanResult, 'debts'>): YearOfPlan[] {
  const years = new Map<number, YearOfPlan>();
  for (const { month, interest, principal } of planMonths(debts)) {
    const year = Number(month.slice(0, 4));
    const so = years.get(year) ?? { year, interest: ZERO_CENTS, principal: ZERO_CENTS };
    years.set(year, {
      year,
      interest: sumCents([so.interest, interest]),
      principal: sumCents([so.principal, principal]),
    });
  }
  return [...years.values()];
}
