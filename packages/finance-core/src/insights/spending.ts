import type { Cents } from '../money/index.ts';

/** A transaction as far as insights look at it. */
export interface Spending {
  /** Positive is money out; a refund is no spending. */
  amount: Cents;
  roundUpAmount: Cents;
}
