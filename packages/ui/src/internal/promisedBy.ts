import type { PlanDebt, PromisedPlan } from '@dime-time/finance-core';
import type { PlanVersion } from '@dime-time/finance-core/contract';

/**
 * What a saved version of a plan promised, with the one-time payments that it counts and the due days of
 * the debts that are owed.
 */
export function promisedBy(
  { forecast, strategy, oneOffs }: Pick<PlanVersion, 'forecast' | 'strategy' | 'oneOffs'>,
  debts: readonly PlanDebt[],
): PromisedPlan & Pick<PlanVersion['forecast'], 'monthEnds'> & Pick<PlanVersion, 'oneOffs'> {
  const counted = strategy === 'minimum-only' ? [] : oneOffs;
  const dueDates = debts.flatMap(({ currentBalance, dueDate }) =>
    currentBalance > 0 ? (dueDate ?? []) : [],
  );
  return { ...forecast, oneOffs: counted, dueDates };
}
