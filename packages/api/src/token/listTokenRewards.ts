import type { TokenReward } from '@dime-time/finance-core/contract';
import { quantity } from '@dime-time/finance-core/money';
import { type Db, MAX_ROWS } from '../db/index.ts';
import { isNotReversed, type RequestContext } from '../ledger/index.ts';

/** The rewards, newest first, without those reversed with an undone payment. */
export async function listTokenRewards(db: Db, { userId }: RequestContext): Promise<TokenReward[]> {
  const rows = await db
    .selectFrom('ledger_transfers')
    .select(['id', 'public_id', 'detail', 'amount', 'at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'reward')
    .where(isNotReversed(userId, 'reward_reversal'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({
    id: row.public_id ?? `r_${row.id}`,
    action: row.detail ?? '',
    amount: quantity(row.amount),
    createdAt: row.at,
  }));
}
