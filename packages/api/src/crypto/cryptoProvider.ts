import type { Cents, Instant } from '@dime-time/finance-core';
import type { CryptoSymbol } from '@dime-time/finance-core/contract';
import type { Quantity } from '@dime-time/finance-core/money';

/** An order to buy a coin for an amount of dollars. */
export interface CryptoOrder {
  /** Our id, the same for every attempt: the provider deduplicates by it. */
  readonly clientOrderId: string;
  readonly symbol: CryptoSymbol;
  readonly amountUsd: Cents;
}

/** The status of an order. */
export type CryptoOrderOutcome =
  | { readonly status: 'pending'; readonly orderId: string }
  | {
      readonly status: 'completed';
      readonly orderId: string;
      readonly cryptoAmount: Quantity;
      /** The cost with all fees; below the ordered amount after a partial fill. */
      readonly spent: Cents;
      readonly at: Instant;
    }
  /** Rejected permanently. */
  | { readonly status: 'failed'; readonly orderId?: string };

/** A crypto exchange. */
export interface CryptoProvider {
  /** Its key in the service status. */
  readonly name: string;
  /** Without configuration no order is placed, and purchases stay pending. */
  readonly configured: boolean;
  /**
   * Places the order, or returns the status of the placed one.
   *
   * @throws CryptoUnavailable where no order can be placed now.
   * @throws Error where the result of this order is unknown. Both are retried later.
   */
  order(order: CryptoOrder): Promise<CryptoOrderOutcome>;
}

/** The provider is unavailable or rejects our API key, so another order would fail too. */
export class CryptoUnavailable extends Error {
  override readonly name = 'CryptoUnavailable';
}
