import { endpoints, isProviderConfigured } from '@dime-time/finance-core/contract';
import { mapLoadable, type Loadable } from '@dime-time/ui';
import { config } from '../config/config.ts';
import { usePanel } from '../cache/usePanel.ts';

/** Whether the crypto-trading provider of this deployment is configured on the server. */
export function useCryptoProviderConfigured(): Loadable<boolean> {
  return mapLoadable(usePanel(endpoints.getServiceStatus), (status) =>
    isProviderConfigured(status, config.cryptoProvider),
  );
}
