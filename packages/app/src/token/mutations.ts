import { endpoints, type Endpoint, type StakeRequest } from '@dime-time/finance-core/contract';
import type { ActionResult } from '@dime-time/ui';
import { useMutation, usePendingMutations } from '../cache/useMutation.ts';

/** The reads that a stake invalidates. */
const STAKE_READS: readonly Endpoint[] = [endpoints.getTokenBalance];

/** Stakes tokens. */
export function useStake(): (stake: StakeRequest) => Promise<ActionResult> {
  return useMutation(endpoints.stakeTokens, { invalidates: STAKE_READS });
}

/** The stakes whose outcome is indeterminate. */
export function usePendingStakes(): readonly StakeRequest[] {
  return usePendingMutations(endpoints.stakeTokens);
}
