import { newId, type Tx } from '../db/index.ts';
import type { PostedTransfer, RequestContext } from '../ledger/index.ts';

/** The fixed rate: hundred-millionths of a bitcoin for 95,000 dollars. */
const UNITS = 100_000_000n;
const CENTS_PER_COIN = 9_500_000n;
/** The newest purchases that are still pending. */
const PENDING = 2;

/**
 * Inserts the crypto purchases of past sweeps: older ones completed at the fixed rate, the newest
 * pending.
 */
export async function seedCoins(
  tx: Tx,
  { userId }: RequestContext,
  posted: readonly PostedTransfer[],
): Promise<void> {
  const shares = posted
    .filter(({ kind }) => kind === 'crypto_share')
    .toSorted((a, b) => b.at.localeCompare(a.at));
  if (shares.length === 0) return;
  await tx
    .insertInto('crypto_purchases')
    .values(
      shares.map(({ id, at, amount, detail }, index) => ({
        id: newId('c', at),
        user_id: userId,
        symbol: detail ?? '',
        amount_usd: amount,
        crypto_amount: index < PENDING ? null : (amount * UNITS) / CENTS_PER_COIN,
        status: index < PENDING ? 'pending' : 'completed',
        transfer_id: id,
        created_at: at,
      })),
    )
    .execute();
}
