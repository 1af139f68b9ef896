import type { CryptoPurchase } from '@dime-time/finance-core/contract';
import { quantity } from '@dime-time/finance-core/money';
import type { Db } from '../db/index.ts';
import type { Household } from '../ledger/household.ts';
import { centsOf } from '../db/centsOf.ts';
import { MOST_ROWS } from '../db/limits.ts';

/** The coins that round-ups bought, or are about to, newest first. */
export async function listCryptoPurchases(
  db: Db,
  { userId }: Household,
): Promise<CryptoPurchase[]> {
  const rows = await db
    .selectFrom('crypto_purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ROWS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    cryptoSymbol: row.symbol,
    amountUsd: centsOf(row.amount_usd),
    cryptoAmount: row.crypto_amount === null ? undefined : quantity(row.crypto_amount),
    status: row.status,
    createdAt: row.created_at,
  }));
}
