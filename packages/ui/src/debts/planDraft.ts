import { DEFAULT_PLAN, type CalendarDay, type Household } from '@dime-time/finance-core';
import type { Debt, PlanRequest, SavedPlan } from '@dime-time/finance-core/contract';

/** A one-off payment of a plan. */
export type OneOff = PlanRequest['oneOffs'][number];

/** A plan that was changed and not saved. */
export interface UnsavedPlan {
  plan: PlanRequest;
  /** The ID of the version that it was changed from; `undefined` for the default plan. */
  basedOn?: string | undefined;
}

/** Keeps the unsaved plan of a household while it is on another page. */
export interface UnsavedPlanStore {
  /** Returns the plan that is kept; `undefined` if there is none. */
  load: () => UnsavedPlan | undefined;
  /** Replaces the plan that is kept; `undefined` removes it. */
  save: (plan: UnsavedPlan | undefined) => void;
}

/** A household with all that is shown of its debts. */
export interface PlannedHousehold extends Household {
  debts: readonly Debt[];
}

/** The plan as it is edited, from the saved one; the default plan without one. */
export function draftOf(
  saved: SavedPlan | PlanRequest | undefined,
  today: CalendarDay,
): PlanRequest {
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

/** The one-off payments of a saved plan whose day is over, without those that were made. */
export function unpaidOneOffs(
  { oneOffs, paidOneOffDays = [] }: SavedPlan,
  today: CalendarDay,
): OneOff[] {
  return oneOffs.filter(({ on }) => on < today && !paidOneOffDays.includes(on));
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
