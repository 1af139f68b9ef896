export { splitCryptoShare } from './splitCryptoShare.ts';
export type { Holding } from './holding.ts';
export { holdingShares } from './holdingShares.ts';
