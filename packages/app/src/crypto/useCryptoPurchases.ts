import { endpoints, type CryptoPurchase } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePurchaseEvents } from '../analytics/index.ts';
import { usePanel } from '../cache/usePanel.ts';

/** The purchases of coins, newest first. */
export function useCryptoPurchases(): Loadable<CryptoPurchase[]> {
  const purchases = usePanel(endpoints.getCryptoPurchases);
  usePurchaseEvents(purchases.status === 'ready' ? purchases.data : undefined);
  return purchases;
}
