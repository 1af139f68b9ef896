import type { CryptoPurchase } from '@dime-time/finance-core/contract';

type Purchase = Pick<CryptoPurchase, 'id' | 'status' | 'createdAt'>;

/**
 * The completed purchases made after an instant, oldest first.
 *
 * @param since an ISO instant with `Z`, so that text order is the order of time.
 */
export function purchasesAfter<P extends Purchase>(purchases: readonly P[], since: string): P[] {
  return purchases
    .filter(({ status, createdAt }) => status === 'completed' && createdAt > since)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}
