import type { PlanDebt, PromisedPlan } from '@dime-time/finance-core';
import type { Debt, PlanVersion } from '@dime-time/finance-core/contract';

/**
 * What a saved version of a plan promised, with the one-time payments that it counts and the due days of
 * the debts that are not closed. A debt that is paid off early keeps its day, as the plan pays it until its end.
 */
export function promisedBy(
  { forecast, strategy, oneOffs }: Pick<PlanVersion, 'forecast' | 'strategy' | 'oneOffs'>,
  debts: readonly (PlanDebt & Pick<Debt, 'status'>)[],
): PromisedPlan & Pick<PlanVersion['forecast'], 'monthEnds'> & Pick<PlanVersion, 'oneOffs'> {
  const counted = strategy === 'minimum-only' ? [] : oneOffs;
  const dueDates = debts.flatMap(({ status, dueDate }) =>
    status === 'closed' ? [] : (dueDate ?? []),
  );
  return { ...forecast, oneOffs: counted, dueDates };
}
