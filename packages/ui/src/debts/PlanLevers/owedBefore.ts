import {
  addMonths,
  owedNow,
  planInput,
  simulatePlan,
  type CalendarDay,
  type Cents,
  type Household,
} from '@dime-time/finance-core';
import { sumCents, ZERO_CENTS } from '@dime-time/finance-core/money';
import type { PlanRequest } from '@dime-time/finance-core/contract';

/**
 * What a plan still owes before the monthly payment with which a one-time payment of this day counts:
 * the first on or after it.
 *
 * @param on today or later.
 */
export function owedBefore(plan: PlanRequest, household: Household, on: CalendarDay): Cents {
  const { debts, asOf } = household;
  const result = simulatePlan(planInput(plan, household));
  let month = 1;
  const last = Math.max(0, ...result.debts.map(({ rows }) => rows.length));
  while (month <= last && addMonths(asOf, month) < on) month += 1;
  if (month === 1) {
    return sumCents(debts.map(owedNow));
  }
  return sumCents(result.debts.map(({ rows }) => rows[month - 2]?.balance ?? ZERO_CENTS));
}
