import {
  endpoints,
  type Endpoint,
  type StakeRequest,
  type TokenHoldings,
} from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import type { ActionResult } from './toActionResult.ts';
import { useMoneyAction } from './useMoneyAction.ts';
import { usePanel } from './usePanel.ts';
import { useUnanswered } from './useUnanswered.ts';

const CHANGES: readonly Endpoint[] = [endpoints.getTokenBalance];

/** The tokens of the household. */
export function useTokenBalance(): Loadable<TokenHoldings> {
  return usePanel(endpoints.getTokenBalance);
}

/** Stakes tokens. */
export function useStake(): (stake: StakeRequest) => Promise<ActionResult> {
  return useMoneyAction(endpoints.stakeTokens, { changes: CHANGES });
}

/** The stakes that were sent and not answered. */
export function useUnansweredStakes(): readonly StakeRequest[] {
  return useUnanswered(endpoints.stakeTokens);
}
