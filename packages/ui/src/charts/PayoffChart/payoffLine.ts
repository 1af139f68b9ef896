import { sumCents, type CalendarDay, type Cents } from '@dime-time/finance-core';

/** How a plan ends, as `simulatePlan` reports it. */
export type PayoffOutcomeKind = 'paid-off' | 'never-amortises' | 'horizon-reached';

/** A plan as the chart draws it. */
export interface PayoffLine {
  /** The plan’s name beside its line; each has its own. */
  name: string;
  /**
   * The balance now, then after each month. In a plan that pays everything off, the last one is the
   * month it does; a value that is not finite is left out and keeps its place.
   */
  balances: readonly Cents[];
  /** How the plan ends. */
  outcome: PayoffOutcomeKind;
  /** The total interest of the plan; without it, none is shown. */
  interest?: Cents | undefined;
  /**
   * The day of its last payment.
   * @default the last balance’s day, counted from the first day of the plan
   */
  debtFreeDate?: CalendarDay | undefined;
}

/** The part of a `PlanResult` that a line is drawn from. */
export interface PayoffPlan {
  outcome: PayoffOutcomeKind;
  interest: Cents;
  debtFreeDate?: CalendarDay | undefined;
  debts: readonly {
    /** The balance at the end. */
    balance: Cents;
    /** One row per month, from the first until the debt is paid. */
    rows: readonly { balance: Cents; principal: Cents }[];
  }[];
}

/**
 * Adds up what a plan owes on all its debts, month by month, for the chart.
 *
 * A plan that is never paid off has endless interest, so none is shown.
 *
 * @param name the plan’s name beside its line.
 * @example payoffLine('Avalanche', simulatePlan({ debts, asOf })).balances // [now, after one month, …]
 */
export function payoffLine(
  name: string,
  { outcome, interest, debtFreeDate, debts }: PayoffPlan,
): PayoffLine {
  const months = debts.reduce((most, { rows }) => Math.max(most, rows.length), 0);
  const balances = Array.from({ length: months + 1 }, (_, month) =>
    sumCents(debts.map((debt) => balanceAfter(debt, month))),
  );
  return { name, balances, outcome, ...(outcome === 'paid-off' && { interest, debtFreeDate }) };
}

/** What is owed on one debt of a plan after so many months; now, after none. */
export function balanceAfter({ balance, rows }: PayoffPlan['debts'][number], month: number): Cents {
  if (month > 0) return rows[month - 1]?.balance ?? balance;
  const [first] = rows;
  // The closing balance plus the principal paid is the opening balance.
  return first ? sumCents([first.balance, first.principal]) : balance;
}
