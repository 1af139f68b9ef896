import type { PromisedPlan } from '@dime-time/finance-core';
import type { PlanVersion } from '@dime-time/finance-core/contract';

/** What a saved version of a plan promised, with the one-time payments that it counts. */
export function promisedBy({
  forecast,
  strategy,
  oneOffs,
}: Pick<PlanVersion, 'forecast' | 'strategy' | 'oneOffs'>): PromisedPlan & {
  oneOffs: PlanVersion['oneOffs'];
} {
  return { ...forecast, oneOffs: strategy === 'minimum-only' ? [] : oneOffs };
}
