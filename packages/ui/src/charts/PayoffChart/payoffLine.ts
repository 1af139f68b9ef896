import {
  balancesByMonth,
  isDueThisMonth,
  type CalendarDay,
  type Cents,
  type PlanResult,
} from '@dime-time/finance-core';

/** How a plan ends, as `simulatePlan` reports it. */
export type PayoffOutcomeKind = 'paid-off' | 'never-amortises' | 'horizon-reached';

/** A plan as the chart draws it. */
export interface PayoffLine {
  /** The plan’s name beside its line; each has its own. */
  name: string;
  /**
   * The balance now, then at the end of each month. In a plan that pays everything off, the last one is
   * nothing; a value that is not finite is left out and keeps its place.
   */
  balances: readonly Cents[];
  /**
   * Whether the second balance is that at the end of the running month, since a payment is due in it.
   * @default false, it is that at the end of the next month
   */
  dueThisMonth?: boolean | undefined;
  /**
   * What the line stands for beside others: where things lead from now, what was planned once, or the
   * minimums alone. Each has a style of its own, the same as in a household’s history.
   * @default a style by its place among the lines
   */
  kind?: 'forecast' | 'planned' | 'minimums' | undefined;
  /**
   * What it had left owed at the ends of the chart’s months of the past, oldest first; not finite before
   * it began. The chart without a past draws none.
   * @default none
   */
  before?: readonly Cents[] | undefined;
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
export type PayoffPlan = Pick<PlanResult, 'asOf' | 'interest' | 'debts'> & {
  outcome: PayoffOutcomeKind;
  debtFreeDate?: CalendarDay | undefined;
};

/**
 * Adds up what a plan owes on all its debts, month by month, for the chart.
 *
 * A plan that is never paid off has endless interest, so none is shown.
 *
 * @param name the plan’s name beside its line.
 * @example payoffLine('Avalanche', simulatePlan({ debts, asOf })).balances // [now, at the end of the month, …]
 */
export function payoffLine(
  name: string,
  { asOf, outcome, interest, debtFreeDate, debts }: PayoffPlan,
): PayoffLine {
  const schedules = { asOf, debts };
  const balances = balancesByMonth(schedules);
  const dueThisMonth = isDueThisMonth(schedules);
  return {
    name,
    balances,
    dueThisMonth,
    outcome,
    ...(outcome === 'paid-off' && { interest, debtFreeDate }),
  };
}

/** The balance of a line in a month, one of the past below 0; `undefined` where it is not known. */
export function balanceIn(line: PayoffLine, month: number): Cents | undefined {
  const balance = month < 0 ? line.before?.at(month) : line.balances[month];
  return balance !== undefined && Number.isFinite(balance) ? balance : undefined;
}

/** The lines that a month has: all from now on, and before only those that had begun. */
export function linesIn<Line extends PayoffLine>(lines: readonly Line[], month: number): Line[] {
  return lines.filter((line) => month >= 0 || balanceIn(line, month) !== undefined);
}

/** Whether the first month of plans for the same debts is the running one. */
export function anyDueThisMonth(lines: readonly Pick<PayoffLine, 'dueThisMonth'>[]): boolean {
  return lines.some(({ dueThisMonth }) => dueThisMonth === true);
}
