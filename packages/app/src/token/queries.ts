import {
  endpoints,
  type TokenHoldings,
  type TokenInfo,
  type TokenReward,
} from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { useQuery } from '../cache/useQuery.ts';

/** The household’s tokens. */
export function useTokenBalance(): Loadable<TokenHoldings> {
  return useQuery(endpoints.getTokenBalance);
}

/** The market of the reward token. */
export function useTokenInfo(): Loadable<TokenInfo> {
  return useQuery(endpoints.getTokenInfo);
}

/** The earned tokens, newest first. */
export function useTokenRewards(): Loadable<TokenReward[]> {
  return useQuery(endpoints.getTokenRewards);
}
