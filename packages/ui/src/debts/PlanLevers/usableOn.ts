import {
  planInput,
  simulatePlan,
  type CalendarDay,
  type Cents,
  type Household,
} from '@dime-time/finance-core';
import { MOST_OWED } from '@dime-time/finance-core/household';
import { sumCents } from '@dime-time/finance-core/money';
import type { PlanRequest } from '@dime-time/finance-core/contract';

/**
 * The most that a plan can use of one more one-time payment: what it still owes on that day, without
 * the interest that no statement has yet, less the other payments of the day.
 *
 * @param on today or later.
 * @returns `undefined` where the plan counts none.
 */
export function usableOn(
  plan: PlanRequest,
  household: Household,
  on: CalendarDay,
): Cents | undefined {
  if (plan.strategy === 'minimum-only') return undefined;
  const usedOf = (oneOffs: PlanRequest['oneOffs']) => {
    const { debts } = simulatePlan(planInput({ ...plan, oneOffs }, household));
    const parts = debts.flatMap(({ rows }) => rows.flatMap(({ oneOffs: used = [] }) => used));
    return sumCents(parts.filter((part) => part.on === on).map(({ amount }) => amount));
  };
  const more = [...plan.oneOffs, { on, amount: MOST_OWED }];
  return (usedOf(more) - usedOf(plan.oneOffs)) as Cents;
}
