import { endpoints, type TokenInfo } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePanel } from '../cache/usePanel.ts';

/** The market of the reward token. */
export function useTokenInfo(): Loadable<TokenInfo> {
  return usePanel(endpoints.getTokenInfo);
}
