import type { Cents } from '../money/index.ts';
import { addMonths, monthOf, onDayOfMonth, type CalendarDay } from '../time/index.ts';
import {
  balanceAtEndOf,
  balanceOn,
  type PromisedBalances,
  type PromisedMonths,
} from './balanceOn.ts';

/** The input of {@link plannedBalances}. */
export interface PlannedBalancesInput {
  /** What the plan promised on the day it was saved. */
  promised: PromisedBalances & PromisedMonths;
  today: CalendarDay;
  /** How many months before the running one are asked for. */
  monthsBefore: number;
  /** Whether the balance after today's is that of the end of the running month, as in `isDueThisMonth`. */
  dueThisMonth: boolean;
}

/** What a plan promised to leave owed, beside plans that begin today. */
export interface PlannedBalances {
  /** At the end of each month before the running one, oldest first; not finite before it was saved. */
  before: Cents[];
  /** Today, then at the end of each month, until nothing is owed. */
  balances: Cents[];
  debtFreeDate: CalendarDay;
}

/**
 * What a plan that was saved before this month promised, from the day it was saved to its end.
 *
 * @returns `undefined` for a plan that was saved this month, since it promised nothing for a month that is
 *   over, for one that should have ended by today, and for one without an end.
 * @example plannedBalances({ promised, today, monthsBefore: 12, dueThisMonth: true })?.balances[0]
 */
export function plannedBalances(input: PlannedBalancesInput): PlannedBalances | undefined {
  const { promised, today, monthsBefore, dueThisMonth } = input;
  const { asOf, debtFreeDate } = promised;
  const first = onDayOfMonth(today, 1);
  if (asOf >= first || debtFreeDate === null || debtFreeDate <= today) return undefined;
  const atEndOf = (month: number) =>
    balanceAtEndOf(monthOf(addMonths(first, month)), promised) ?? (Number.NaN as Cents);
  const before = Array.from({ length: monthsBefore }, (_, index) => atEndOf(index - monthsBefore));
  const balances = [balanceOn(today, promised) as Cents];
  for (let month = dueThisMonth ? 0 : 1; balances.at(-1) !== 0; month += 1) {
    balances.push(atEndOf(month));
  }
  return { before, balances, debtFreeDate };
}
