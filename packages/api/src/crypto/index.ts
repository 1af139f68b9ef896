export { createCoinbaseProvider } from './coinbase/createCoinbaseProvider.ts';
export type { CryptoProvider } from './cryptoProvider.ts';
export { placeCryptoOrders } from './placeCryptoOrders.ts';
export { cryptoRoutes } from './routes.ts';
