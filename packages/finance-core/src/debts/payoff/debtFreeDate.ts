import type { CalendarDay } from '../../time/index.ts';
import type { PlanInput } from './plan.ts';
import { runPlan } from './runPlan.ts';

/**
 * The day of the last payment of a plan.
 *
 * @returns `undefined` where there is none: nothing is owed, or the plan does not pay it off.
 * @example debtFreeDate({ debts, asOf: calendarDay('2026-11-19') }) // '2029-04-19'
 */
export function debtFreeDate(input: PlanInput): CalendarDay | undefined {
  const plan = runPlan(input, false);
  return plan.months ? plan.debtFreeDate : undefined;
}
