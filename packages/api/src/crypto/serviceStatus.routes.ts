import { FEATURES } from '@dime-time/finance-core/contract';
import { readRoute, type Route } from '../http/route.ts';

export const serviceStatusRoutes: readonly Route[] = [
  readRoute('getServiceStatus', (_db, _household, { deps: { config, crypto, bank } }) =>
    Promise.resolve({
      [config.crypto.key]: { configured: crypto.configured },
      [config.bank.segment]: { configured: bank !== undefined },
      features: [...FEATURES],
    }),
  ),
];
