import { ZERO_CENTS, type Cents } from '../money/index.ts';
import { roundUp } from '../round-up/roundUp.ts';
import type { Multiplier } from '../round-up/multiplier.ts';

/**
 * What a refund gives back: what a purchase of its amount is rounded up by now, at most what waits.
 *
 * @param refund what came back, below zero as on the wire.
 * @param waiting what is collected and not used yet.
 * @throws RangeError when the refund is not below zero.
 * @example refundedRoundUp(cents(-467), { isCollecting: true, multiplier: 1, waiting: cents(294) }) // 33
 */
export function refundedRoundUp(
  refund: Cents,
  {
    isCollecting,
    multiplier,
    waiting,
  }: { isCollecting: boolean; multiplier: Multiplier; waiting: Cents },
): Cents {
  if (refund >= 0) throw new RangeError(`A refund is below zero; got ${refund} cents.`);
  if (!isCollecting) return ZERO_CENTS;
  return Math.min(roundUp(-refund as Cents, multiplier), waiting) as Cents;
}
