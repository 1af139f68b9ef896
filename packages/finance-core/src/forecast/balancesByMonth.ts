import { monthsUntil } from '../debts/payoff/monthsUntil.ts';
import type { DebtSchedule, PlanResult } from '../debts/payoff/plan.ts';
import { addCents, sumCents, type Cents } from '../money/index.ts';
import { addMonths, onDayOfMonth } from '../time/index.ts';

/** The debts of a plan and its first day. */
type Schedules = Pick<PlanResult, 'asOf' | 'debts'>;

/**
 * What debts of a plan leave owed at the end of each calendar month, that of its first day first: each after its
 * payments until then, with the interest until each due day, as `planMonths` has it.
 *
 * @returns until nothing is owed, or until the last payment that was worked out.
 * @example monthEndBalances(simulatePlan({ debts, asOf }))[0] // at the end of this month
 */
export function monthEndBalances({ asOf, debts }: Schedules): Cents[] {
  const first = onDayOfMonth(asOf, 1);
  const paid = debts.map((debt) => ({
    debt,
    before: monthsUntil(first, onDayOfMonth(debt.firstPaymentOn, 1)),
    oneOffs: debt.rows.flatMap(({ oneOffs = [] }, row) =>
      oneOffs.map((each) => ({ ...each, row })),
    ),
  }));
  const months = paid.map(({ debt: { rows }, before }) => rows.length && before + rows.length);
  const ends = Array.from({ length: Math.max(0, ...months) }, (_, month) => {
    const next = addMonths(first, month + 1);
    return sumCents(
      paid.flatMap(({ debt, before, oneOffs }) => {
        const payments = Math.max(0, month + 1 - before);
        const early = oneOffs.flatMap(({ row, on, amount }) =>
          row >= payments && on < next ? (-amount as Cents) : [],
        );
        return [balanceAfter(debt, payments), ...early];
      }),
    );
  });
  // A one-off payment can leave nothing in the month before that of the last due day.
  return ends.slice(0, ends.findLastIndex((owed) => owed > 0) + 2);
}

/**
 * What debts of a plan leave owed over time: on its first day, then at the end of each calendar month after
 * the running one. Payments of the running month are in the first of those.
 *
 * @returns as {@link monthEndBalances}; at least two balances where something is owed.
 * @example balancesByMonth(simulatePlan({ debts, asOf })) // [now, at the end of next month, …]
 */
export function balancesByMonth(plan: Schedules): Cents[] {
  const now = sumCents(plan.debts.map((debt) => balanceAfter(debt, 0)));
  const ends = monthEndBalances(plan);
  return [now, ...ends.slice(ends.length > 1 ? 1 : 0)];
}

/** What is owed on a debt after so many payments. */
function balanceAfter({ balance, rows }: DebtSchedule, payments: number): Cents {
  const next = rows[payments];
  // The closing balance plus the principal paid is the opening balance.
  return next ? addCents(next.balance, next.principal) : balance;
}
