import { subtractCents, type Cents } from '../../money/index.ts';
import { onDayOfMonth } from '../../time/index.ts';
import { monthsUntil } from './monthsUntil.ts';
import type { PlanResult } from './plan.ts';

/** How much sooner and cheaper one plan is than another; negative where it is not. */
export interface PlanSavings {
  /** From the calendar month of one debt-free date to that of the other. */
  monthsSaved: number;
  interestSaved: Cents;
}

/**
 * Compares two plans for the same debts.
 *
 * @returns `undefined` unless both pay everything off: against 'never' there is no number.
 */
export function planSavings(baseline: PlanResult, plan: PlanResult): PlanSavings | undefined {
  if (baseline.outcome !== 'paid-off' || plan.outcome !== 'paid-off') return undefined;
  return {
    monthsSaved: monthsUntil(
      onDayOfMonth(plan.debtFreeDate, 1),
      onDayOfMonth(baseline.debtFreeDate, 1),
    ),
    interestSaved: subtractCents(baseline.interest, plan.interest),
  };
}
