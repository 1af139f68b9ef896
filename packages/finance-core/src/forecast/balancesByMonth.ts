import { monthsUntil } from '../debts/payoff/monthsUntil.ts';
import type { DebtSchedule, PlanResult } from '../debts/payoff/plan.ts';
import { addCents, sumCents, type Cents } from '../money/index.ts';
import { addMonths, monthOf, onDayOfMonth } from '../time/index.ts';

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
    let owed = 0;
    for (const { debt, before, oneOffs } of paid) {
      const payments = Math.max(0, month + 1 - before);
      owed += balanceAfter(debt, payments);
      for (const { row, on, amount } of oneOffs) if (row >= payments && on < next) owed -= amount;
    }
    return owed as Cents;
  });
  // A one-off payment can leave nothing in the month before that of the last due day.
  return ends.slice(0, ends.findLastIndex((owed) => owed > 0) + 2);
}

/** Whether a plan has a payment in its first month of the calendar. */
export function isDueThisMonth({ asOf, debts }: Schedules): boolean {
  return debts.some(
    ({ rows, firstPaymentOn }) => rows.length > 0 && monthOf(firstPaymentOn) === monthOf(asOf),
  );
}

/**
 * What a plan leaves owed over time, until nothing is owed: on its first day, then at the end of each calendar
 * month, from the running one on where something is due in it ({@link isDueThisMonth}), and otherwise from
 * the next one on.
 *
 * @param debts those of the plan that are added up.
 * @returns at least two balances where something is owed.
 * @example balancesByMonth(simulatePlan({ debts, asOf })) // [now, at the end of the month, …]
 */
export function balancesByMonth(plan: Schedules, debts = plan.debts): Cents[] {
  const now = sumCents(debts.map((debt) => balanceAfter(debt, 0)));
  const ends = monthEndBalances({ ...plan, debts });
  return [now, ...ends.slice(isDueThisMonth(plan) || ends.length < 2 ? 0 : 1)];
}

/** What is owed on a debt after so many payments. */
function balanceAfter({ balance, rows }: DebtSchedule, payments: number): Cents {
  const next = rows[payments];
  // The closing balance plus the principal paid is the opening balance.
  return next ? addCents(next.balance, next.principal) : balance;
}
