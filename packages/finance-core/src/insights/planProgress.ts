import { monthsUntil } from '../debts/payoff/monthsUntil.ts';
import type { PlanForecast } from '../forecast/index.ts';
import { subtractCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import { calendarDayOf, onDayOfMonth, type CalendarDay, type Instant } from '../time/index.ts';

/** The input of {@link planProgress}. */
export interface PlanProgressInput {
  /** What the plan promised on the day it was saved. */
  promised: Pick<PlanForecast, 'asOf' | 'balances' | 'debtFreeDate'>;
  /**
   * Its end if it is followed from today's balances on: `planForecast` of the same choices, today.
   * `null` where it never ends.
   */
  debtFreeDate: CalendarDay | null;
  /** What is owed today. */
  totalDebt: Cents;
  today: CalendarDay;
}

/** How a household stands against its plan. */
export interface PlanProgress {
  /** Decided by the months; without them by the amount. */
  status: 'ahead' | 'behind' | 'on-plan';
  /**
   * How many months sooner than promised the plan ends, negative for later; `undefined` where one of
   * the two dates is missing.
   */
  months: number | undefined;
  /** How much less is owed than was planned for today, negative for more; `undefined` if not known. */
  amount: Cents | undefined;
  /** What was planned to be owed today; `undefined` after the last balance of a plan that never ends. */
  planned: Cents | undefined;
  /** How many payments were due until today. */
  payments: number;
}

/**
 * The version of a plan that progress is measured by: the newest that was saved before this month, so
 * that a new plan does not hide a difference at once; without one, the newest.
 *
 * @param versions newest first.
 * @throws RangeError when an instant is malformed or the zone unknown.
 * @example planInForce(versions, calendarDay('2026-11-19'), 'America/New_York')
 */
export function planInForce<Version extends { since: Instant }>(
  versions: readonly Version[],
  today: CalendarDay,
  timeZone: string,
): Version | undefined {
  const month = onDayOfMonth(today, 1);
  return versions.find(({ since }) => calendarDayOf(since, timeZone) < month) ?? versions[0];
}

/**
 * Compares what a plan promised with what has come, in months and in money.
 *
 * The months are the payments that the plan has left as promised, less those that it has left from
 * today's balances: the difference of the two dates, without the part of a month that has passed since
 * the last payment. Who pays as planned is on plan each day.
 *
 * @example planProgress({ promised, debtFreeDate, totalDebt, today }).status // 'ahead'
 */
export function planProgress(input: PlanProgressInput): PlanProgress {
  const { promised, debtFreeDate, totalDebt, today } = input;
  const payments = Math.max(0, monthsUntil(promised.asOf, today));
  const afterwards = promised.debtFreeDate === null ? undefined : ZERO_CENTS;
  const planned = promised.balances[payments] ?? afterwards;
  const amount = planned === undefined ? undefined : subtractCents(planned, totalDebt);
  const months =
    promised.debtFreeDate === null || debtFreeDate === null
      ? undefined
      : monthsUntil(promised.asOf, promised.debtFreeDate) -
        payments -
        monthsUntil(today, debtFreeDate);
  return { status: statusOf(months ?? lead(input, amount)), months, amount, planned, payments };
}

/** Above zero if ahead, without two dates to compare. */
function lead({ promised, debtFreeDate }: PlanProgressInput, amount: Cents | undefined): number {
  if (debtFreeDate !== null) return 1;
  return promised.debtFreeDate === null ? (amount ?? 0) : -1;
}

function statusOf(difference: number): PlanProgress['status'] {
  if (difference === 0) return 'on-plan';
  return difference > 0 ? 'ahead' : 'behind';
}
