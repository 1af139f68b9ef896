import type { CryptoPurchase } from '@dime-time/finance-core/contract';
import { quantity } from '@dime-time/finance-core/money';
import { type Db, MAX_ROWS, toCents } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The crypto purchases of a household, including pending ones, newest first. */
export async function listCryptoPurchases(
  db: Db,
  { userId }: RequestContext,
): Promise<CryptoPurchase[]> {
  const rows = await db
    .selectFrom('crypto_purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    cryptoSymbol: row.symbol,
    amountUsd: toCents(row.amount_usd),
    cryptoAmount: row.crypto_amount === null ? undefined : quantity(row.crypto_amount),
    status: row.status,
    createdAt: row.created_at,
  }));
}
