import type { DebtSchedule, PlanResult } from '../debts/payoff/plan.ts';
import { monthsUntil } from '../debts/payoff/monthsUntil.ts';
import { addCents, sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import { addMonths, monthOf, onDayOfMonth, type CalendarMonth } from '../time/index.ts';

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
 * last. In the first month, those whose due day is over have no payment yet.
 *
 * @param debts the schedules, with their rows.
 * @example planMonths(simulatePlan({ debts, asOf }).debts)[0]?.month // '2026-12'
 */
export function planMonths(debts: readonly DebtSchedule[]): MonthOfPlan[] {
  const paid = debts.filter(({ rows }) => rows.length > 0);
  const [first] = paid.map(({ firstPaymentOn }) => onDayOfMonth(firstPaymentOn, 1)).toSorted();
  if (first === undefined) return [];
  const shifted = paid.map((debt) => ({ ...debt, after: monthsUntil(first, debt.firstPaymentOn) }));
  const count = Math.max(...shifted.map(({ rows, after }) => after + rows.length));
  return Array.from({ length: count }, (_, index) => {
    const rows = shifted.flatMap((debt) => debt.rows[index - debt.after] ?? []);
    return {
      month: monthOf(addMonths(first, index)),
      interest: sumCents(rows.map((row) => row.interest)),
      payment: sumCents(rows.map((row) => row.payment)),
      principal: sumCents(rows.map((row) => row.principal)),
      balance: sumCents(shifted.map((debt) => balanceAfter(debt, index - debt.after))),
    };
  });
}

/** What is owed on a debt after one of its rows; before the first, what the plan starts with. */
function balanceAfter({ rows, balance }: DebtSchedule, index: number): Cents {
  const [first] = rows;
  if (first && index < 0) return addCents(first.balance, first.principal);
  return rows[index]?.balance ?? balance;
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
