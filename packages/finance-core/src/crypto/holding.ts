import type { Cents, Quantity } from '../money/index.ts';

/** All that was bought of one coin. */
export interface Holding {
  symbol: string;
  purchaseCount: number;
  totalInvested: Cents;
  totalCrypto: Quantity;
}
