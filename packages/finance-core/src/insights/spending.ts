import type { Cents } from '../money/index.ts';

/** The fields of a transaction that insights use. */
export interface Spending {
  /** Positive is money out; a refund is no spending. */
  amount: Cents;
  roundUpAmount: Cents;
}
