import { readRoute, type Route } from '../http/route.ts';
import { listCryptoPurchases, readCryptoSummary } from '../rules/index.ts';

export const cryptoRoutes: readonly Route[] = [
  readRoute('getCryptoPurchases', listCryptoPurchases),
  readRoute('getCryptoSummary', readCryptoSummary),
];
