import { DEFAULT_PLAN, type CalendarDay, type Household } from '@dime-time/finance-core';
import type { Debt, PlanRequest, SavedPlan } from '@dime-time/finance-core/contract';

/** A one-off payment of a plan. */
export type OneOff = PlanRequest['oneOffs'][number];

/** A household with all that is shown of its debts. */
export interface PlannedHousehold extends Household {
  debts: readonly Debt[];
}

/** The plan as it is edited, from the saved one; the default plan without one. */
export function draftOf(saved: SavedPlan | undefined, today: CalendarDay): PlanRequest {
  if (!saved) return { ...DEFAULT_PLAN, order: [], oneOffs: [] };
  const { strategy, order, extraMonthly, oneOffs, includeRoundUps, targetDate } = saved;
  return {
    strategy,
    order: [...order],
    extraMonthly,
    // Those of the past are in the balances.
    oneOffs: oneOffs
      .filter(({ on }) => on >= today)
      .map(({ on, amount, note }) => ({ on, amount, ...(note !== undefined && { note }) })),
    includeRoundUps,
    ...(targetDate !== undefined && targetDate > today && { targetDate }),
  };
}

/** Whether two plans have the same terms. */
export function isSamePlan(one: PlanRequest, other: PlanRequest): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** The terms in one order, so that they compare as text. */
function plain({
  strategy,
  order,
  extraMonthly,
  oneOffs,
  includeRoundUps,
  targetDate,
}: PlanRequest) {
  return [
    strategy,
    order,
    extraMonthly,
    oneOffs.map(({ on, amount, note }) => [on, amount, note ?? null]),
    includeRoundUps,
    targetDate ?? null,
  ];
}
