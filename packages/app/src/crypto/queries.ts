import {
  endpoints,
  isProviderConfigured,
  type CryptoPurchase,
  type CryptoSummary,
} from '@dime-time/finance-core/contract';
import { mapLoadable, type Loadable } from '@dime-time/ui';
import { usePurchaseEvents } from '../analytics/index.ts';
import { useQuery } from '../cache/useQuery.ts';
import { config } from '../config/config.ts';

/** The purchases of coins, newest first. */
export function useCryptoPurchases(): Loadable<CryptoPurchase[]> {
  const purchases = useQuery(endpoints.getCryptoPurchases);
  usePurchaseEvents(purchases.status === 'ready' ? purchases.data : undefined);
  return purchases;
}

/** The coins bought with round-ups so far. */
export function useCryptoSummary(): Loadable<CryptoSummary> {
  return useQuery(endpoints.getCryptoSummary);
}

/** Whether this deployment’s crypto-trading provider is configured on the server. */
export function useCryptoProviderConfigured(): Loadable<boolean> {
  return mapLoadable(useQuery(endpoints.getServiceStatus), (status) =>
    isProviderConfigured(status, config.cryptoProvider),
  );
}
