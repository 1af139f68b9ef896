import { ZERO_CENTS, type Cents } from '../../money/index.ts';
import { epochMillis, type Instant } from '../../time/index.ts';

/** A purchase that a refund may belong to. */
export interface RefundablePurchase {
  merchant: string;
  amount: Cents;
  date: Instant;
  /** What was collected for it. */
  roundUpAmount: Cents;
  /** Whether a refund of it was entered before. */
  isRefunded: boolean;
}

export interface RefundInput<Purchase extends RefundablePurchase> {
  /** What came back, below zero as on the wire. */
  refund: { merchant: string; amount: Cents; date: Instant };
  /** The purchases of the household; of several of one moment the first counts as the newest. */
  purchases: readonly Purchase[];
  /** What of the round-ups waits. */
  waiting: Cents;
}

export interface SettledRefund<Purchase extends RefundablePurchase> {
  /** The purchase that is refunded; `undefined` where none is known. */
  purchase: Purchase | undefined;
  /** What the refund takes out of the round-ups that wait. */
  returned: Cents;
}

/**
 * Finds the purchase of a refund, and computes how much of the round-ups the refund returns.
 *
 * A refund belongs to the newest purchase of its amount that is not later than the refund and was not
 * refunded before. A purchase at the same merchant comes before all others; capitals and spaces in
 * the name make no difference. The refund returns what was collected for that purchase, and at
 * most what waits. It returns nothing where there is no such purchase, as for a part of one, or
 * where nothing was collected for it. Today's settings make no difference.
 *
 * @throws RangeError when the refund is not below zero, or an instant is malformed.
 * @example settleRefund({ refund: { merchant: 'Cafe', amount: cents(-467), date }, purchases, waiting }).returned // 33
 */
export function settleRefund<Purchase extends RefundablePurchase>({
  refund,
  purchases,
  waiting,
}: RefundInput<Purchase>): SettledRefund<Purchase> {
  if (refund.amount >= 0) {
    throw new RangeError(`A refund is below zero; got ${refund.amount} cents.`);
  }
  const latest = epochMillis(refund.date);
  const [merchant, amount] = [plain(refund.merchant), -refund.amount];
  const candidates = purchases
    .filter((one) => one.amount === amount && !one.isRefunded && epochMillis(one.date) <= latest)
    .toSorted((a, b) => epochMillis(b.date) - epochMillis(a.date));
  const purchase = candidates.find((one) => plain(one.merchant) === merchant) ?? candidates[0];
  const collected = purchase?.roundUpAmount ?? ZERO_CENTS;
  return { purchase, returned: Math.min(collected, waiting) as Cents };
}

function plain(merchant: string): string {
  return merchant.replaceAll(/\s/g, '').toLowerCase();
}
