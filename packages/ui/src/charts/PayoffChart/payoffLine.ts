import { sumCents, type Cents } from '@dime-time/finance-core';

/** How a plan ends, as `simulatePlan` tells it. */
export type PayoffOutcomeKind = 'paid-off' | 'never-amortises' | 'horizon-reached';

/** A plan as the chart draws it. */
export interface PayoffLine {
  /** What the plan is called beside its line; each has its own name. */
  name: string;
  /**
   * What is owed now, then after each month. The last of a plan that pays everything off is the month
   * it does; a value that is not finite is left out and keeps its place.
   */
  balances: readonly Cents[];
  /** How the plan ends. */
  outcome: PayoffOutcomeKind;
  /** All interest of the plan; without it none is told. */
  interest?: Cents | undefined;
}

/** The part of a `PlanResult` that a line is drawn from. */
export interface PayoffPlan {
  outcome: PayoffOutcomeKind;
  interest: Cents;
  debts: readonly {
    /** What is owed at the end. */
    balance: Cents;
    /** A row a month, from the first until the debt is paid. */
    rows: readonly { balance: Cents; principal: Cents }[];
  }[];
}

/**
 * Adds up what a plan owes on all its debts, month by month, for the chart.
 *
 * A plan that is never paid off has an interest without an end, so none is told of it.
 *
 * @param name what the plan is called beside its line.
 * @example payoffLine('Avalanche', simulatePlan({ debts, asOf })).balances // [now, after one month, …]
 */
export function payoffLine(name: string, { outcome, interest, debts }: PayoffPlan): PayoffLine {
  const months = debts.reduce((most, { rows }) => Math.max(most, rows.length), 0);
  const balances = Array.from({ length: months + 1 }, (_, month) =>
    sumCents(debts.map((debt) => balanceAfter(debt, month))),
  );
  return { name, balances, outcome, ...(outcome === 'paid-off' && { interest }) };
}

function balanceAfter({ balance, rows }: PayoffPlan['debts'][number], month: number): Cents {
  if (month > 0) return rows[month - 1]?.balance ?? balance;
  const [first] = rows;
  // What a month leaves and what it paid off are what it began with.
  return first ? sumCents([first.balance, first.principal]) : balance;
}
