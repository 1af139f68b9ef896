import { endpoints, type TokenReward } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePanel } from '../cache/usePanel.ts';

/** The tokens that were earned, newest first. */
export function useTokenRewards(): Loadable<TokenReward[]> {
  return usePanel(endpoints.getTokenRewards);
}
