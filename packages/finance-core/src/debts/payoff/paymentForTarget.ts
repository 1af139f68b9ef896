import type { Months } from '../index.ts';
import { MAX_CENTS, type Cents } from '../../money/index.ts';
import type { CalendarDay } from '../../time/index.ts';
import { monthsUntil } from './monthsUntil.ts';
import type { PlanInput, PlanResult } from './plan.ts';
import { runPlan } from './runPlan.ts';

export interface TargetPayment {
  /** On top of the minimums; 0 where they are enough. */
  extraMonthly: Cents;
  /** The first month's minimums with the extra. */
  monthlyPayment: Cents;
  plan: PlanResult;
}

/**
 * The smallest extra payment a month with which a plan is done by a day.
 *
 * Found by halving, to the cent, on the plan itself: a larger payment is never slower, so the
 * answer is exact.
 *
 * @param by the last payment is on or before this day.
 * @returns `undefined` where no payment falls on or before the day, or no amount is enough.
 * @example paymentForTarget({ debts, asOf: calendarDay('2026-11-19') }, calendarDay('2029-11-19'))?.monthlyPayment
 */
export function paymentForTarget(
  input: Omit<PlanInput, 'extraMonthly' | 'horizon'>,
  by: CalendarDay,
): TargetPayment | undefined {
  // A payment is at most a month before the end of its month of the plan, one of today a month more.
  const most = monthsUntil(input.asOf, by) + (input.paysToday ? 2 : 1);
  const horizon = Math.max(0, most) as Months;
  const isInTime = ({ debtFreeDate }: PlanResult) => debtFreeDate && debtFreeDate <= by;
  const runWith = (extraMonthly: Cents, keepsRows: boolean) =>
    runPlan({ ...input, extraMonthly, horizon }, keepsRows);

  let low = 0;
  let high: number = MAX_CENTS;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isInTime(runWith(middle as Cents, false))) high = middle;
    else low = middle + 1;
  }
  const extraMonthly = low as Cents;
  const plan = runWith(extraMonthly, true);
  if (!isInTime(plan)) return undefined;
  return { extraMonthly, monthlyPayment: plan.monthlyPayment, plan };
}
