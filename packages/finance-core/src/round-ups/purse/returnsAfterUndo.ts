import { ZERO_CENTS, type Cents } from '../../money/index.ts';

/** A refund that was entered after a payment from round-ups. */
export interface RefundSincePayment {
  /** What was collected for its purchase. */
  collected: Cents;
  /** The round-ups it returned, fewer where the payment had left too few. */
  returned: Cents;
}

/**
 * Computes how much more refunds return once a payment from round-ups is undone, so that they return
 * what they would have without it.
 *
 * @param refunds those entered since the payment, the oldest first.
 * @param amount what the payment had taken.
 * @returns one amount for each refund, together at most `amount`.
 * @example returnsAfterUndo([{ collected: cents(80), returned: cents(0) }], cents(140)) // [80]
 */
export function returnsAfterUndo(refunds: readonly RefundSincePayment[], amount: Cents): Cents[] {
  let left = amount as number;
  return refunds.map(({ collected, returned }) => {
    const more = Math.min(Math.max(collected - returned, ZERO_CENTS), left);
    left -= more;
    return more as Cents;
  });
}
