import {
  endpoints,
  type Endpoint,
  type StakeRequest,
  type TokenBalance,
} from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import type { ActionResult } from '../cache/toActionResult.ts';
import { useMoneyAction } from '../cache/useMoneyAction.ts';
import { usePanel } from '../cache/usePanel.ts';
import { useUnanswered } from '../cache/useUnanswered.ts';

const CHANGES: readonly Endpoint[] = [endpoints.getTokenBalance];

/** The tokens of the household. */
export function useTokenBalance(): Loadable<TokenBalance> {
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
