import type { Cents, Instant } from '@dime-time/finance-core';
import type { CryptoSymbol } from '@dime-time/finance-core/contract';
import type { Quantity } from '@dime-time/finance-core/money';

/** An order to buy a coin for an amount of dollars. */
export interface CryptoOrder {
  /** Ours, and the same for every attempt: the provider makes one order of it. */
  readonly clientOrderId: string;
  readonly symbol: CryptoSymbol;
  readonly amountUsd: Cents;
}

/** What became of an order so far. */
export type CryptoOrderOutcome =
  | { readonly status: 'pending'; readonly orderId: string }
  | {
      readonly status: 'completed';
      readonly orderId: string;
      readonly cryptoAmount: Quantity;
      /** What the coins cost with all fees; less than was ordered where only a part was to be had. */
      readonly spent: Cents;
      readonly at: Instant;
    }
  /** Refused for good: asking again would be refused again. */
  | { readonly status: 'failed'; readonly orderId?: string };

/** A place that trades coins. */
export interface CryptoProvider {
  /** The key of the service status. */
  readonly name: string;
  /** Where it is false no order is made, and purchases stay pending. */
  readonly configured: boolean;
  /**
   * Places the order, or asks what became of it.
   *
   * @throws CryptoUnavailable where the provider cannot be asked for any order now.
   * @throws Error where nobody knows what became of this one. Either is sent again later.
   */
  order(order: CryptoOrder): Promise<CryptoOrderOutcome>;
}

/** The provider is unavailable or rejects our API key, so another order would fail too. */
export class CryptoUnavailable extends Error {
  override readonly name = 'CryptoUnavailable';
}
