import type { PlanResult, ScheduleRow } from '../debts/payoff/plan.ts';
import { sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import { addMonths, type CalendarDay } from '../time/index.ts';

/** The interest and the principal that a plan pays in one calendar year. */
export interface YearOfPlan {
  year: number;
  interest: Cents;
  /** Payments less interest: negative in a year in which the debts grow. */
  principal: Cents;
}

/**
 * Adds up the months of all debts of a plan: one row a month, as long as something is owed.
 *
 * @returns rows in which, as in those of one debt, `opening balance + interest - payment = balance`.
 */
export function planMonths({ debts }: PlanResult): ScheduleRow[] {
  const count = Math.max(0, ...debts.map(({ rows }) => rows.length));
  return Array.from({ length: count }, (_, index) => {
    const rows = debts.flatMap((debt) => debt.rows[index] ?? []);
    return {
      month: index + 1,
      interest: sumCents(rows.map((row) => row.interest)),
      payment: sumCents(rows.map((row) => row.payment)),
      principal: sumCents(rows.map((row) => row.principal)),
      balance: sumCents(rows.map((row) => row.balance)),
    };
  });
}

/**
 * Adds up the interest and principal of a plan by the calendar year of the payments.
 *
 * @param asOf the day of the balances; payment k falls k months after it.
 */
export function planYears(plan: PlanResult, asOf: CalendarDay): YearOfPlan[] {
  const years = new Map<number, YearOfPlan>();
  for (const { month, interest, principal } of planMonths(plan)) {
    const year = Number(addMonths(asOf, month).slice(0, 4));
    const so = years.get(year) ?? { year, interest: ZERO_CENTS, principal: ZERO_CENTS };
    years.set(year, {
      year,
      interest: sumCents([so.interest, interest]),
      principal: sumCents([so.principal, principal]),
    });
  }
  return [...years.values()];
}
