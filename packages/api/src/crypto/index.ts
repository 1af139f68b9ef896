export { createCryptoProvider } from './createCryptoProvider.ts';
export { cryptoOrders } from './cryptoOrders.ts';
export type { CryptoProvider } from './cryptoProvider.ts';
export { cryptoRoutes } from './routes.ts';
