import type { DebtSchedule, PlanResult, ScheduleRow } from '../debts/payoff/plan.ts';
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
  /** What is owed after the payments of the month, the interest until each of them included. */
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
 * Adds up what debts of a plan pay by the calendar month of the due days, from the first payment to the
 * last. In the first month, those whose due day is over have no payment yet. A debt that a one-off payment
 * leaves nothing of ends in the month of that payment.
 *
 * @param debts the schedules, with their rows.
 * @example planMonths(simulatePlan({ debts, asOf }).debts)[0]?.month // '2026-12'
 */
export function planMonths(debts: readonly DebtSchedule[]): MonthOfPlan[] {
  const paid = debts.filter(({ rows }) => rows.length > 0);
  const [first] = paid.map((debt) => onDayOfMonth(startOf(debt), 1)).toSorted();
  if (first === undefined) return [];
  const dated = paid.map((debt) => rowsByMonth(debt, first));
  const count = Math.max(...dated.map(({ rows }) => rows.length));
  return Array.from({ length: count }, (_, index) => {
    const rows = dated.flatMap((debt) => debt.rows[index] ?? []);
    return {
      month: monthOf(addMonths(first, index)),
      interest: sumCents(rows.map((row) => row.interest)),
      payment: sumCents(rows.map((row) => row.payment)),
      principal: sumCents(rows.map((row) => row.principal)),
      balance: sumCents(dated.map((debt) => balanceAfter(debt, index))),
    };
  });
}

/** The day of a debt's first payment, or that of the one-off payment that left nothing before it. */
function startOf({ firstPaymentOn, paidOffOn }: DebtSchedule): CalendarDay {
  return paidOffOn !== undefined && paidOffOn < firstPaymentOn ? paidOffOn : firstPaymentOn;
}

interface DatedRows {
  opening: Cents;
  /** What is owed at the end. */
  balance: Cents;
  /** The rows of each month from the first one. */
  rows: (readonly ScheduleRow[])[];
}

function rowsByMonth(debt: DebtSchedule, first: CalendarDay): DatedRows {
  const { firstPaymentOn, paidOffOn, balance } = debt;
  const after = monthsUntil(first, firstPaymentOn);
  const last = paidOffOn === undefined ? Infinity : monthsUntil(first, paidOffOn);
  const rows: ScheduleRow[][] = Array.from({ length: after }, () => []);
  for (const [index, row] of debt.rows.entries()) {
    const month = Math.min(after + index, last);
    rows[month] = [...(rows[month] ?? []), row];
  }
  const [row] = debt.rows;
  const opening = row ? addCents(row.balance, row.principal) : balance;
  return { opening, balance, rows };
}

/** What is owed on a debt after a month; before its first payment, what the plan starts with. */
function balanceAfter({ rows, opening, balance }: DatedRows, index: number): Cents {
  if (index >= rows.length) return balance;
  return rows[index]?.at(-1)?.balance ?? opening;
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
