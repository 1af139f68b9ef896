import { endpoints, type CryptoPurchase } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePanel } from './usePanel.ts';

/** The purchases of coins, newest first. */
export function useCryptoPurchases(): Loadable<CryptoPurchase[]> {
  return usePanel(endpoints.getCryptoPurchases);
}
