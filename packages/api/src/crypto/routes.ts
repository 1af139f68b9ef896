import { FEATURES } from '@dime-time/finance-core/contract';
import type { CoreDeps } from '../db/index.ts';
import { type Call, readRoute, type Route } from '../http/route.ts';
import type { CryptoProvider } from './cryptoProvider.ts';
import { listCryptoPurchases } from './listCryptoPurchases.ts';
import { readCryptoSummary } from './readCryptoSummary.ts';

/** The service status reports the providers of coins and banks, and the optional features. */
interface ServiceStatusDeps extends Pick<CoreDeps, 'config' | 'database'> {
  readonly crypto: Pick<CryptoProvider, 'configured'>;
  /** `undefined` where no bank can be linked. */
  readonly bank: object | undefined;
}

export const cryptoRoutes: readonly Route<ServiceStatusDeps>[] = [
  readRoute('getCryptoPurchases', listCryptoPurchases),
  readRoute('getCryptoSummary', readCryptoSummary),
  readRoute('getServiceStatus', (_db, _household, { deps }: Call<ServiceStatusDeps>) =>
    Promise.resolve({
      [deps.config.crypto.key]: { configured: deps.crypto.configured },
      [deps.config.bank.segment]: { configured: deps.bank !== undefined },
      features: [...FEATURES],
    }),
  ),
];
