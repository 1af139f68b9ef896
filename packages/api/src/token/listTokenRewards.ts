import type { TokenReward } from '@dime-time/finance-core/contract';
import { quantity } from '@dime-time/finance-core/money';
import type { Db } from '../db/index.ts';
import type { Household } from '../ledger/household.ts';
import { isNotTakenBack } from '../ledger/isNotTakenBack.ts';
import { MOST_ROWS } from '../db/limits.ts';

/** What tokens were earned for, newest first. What was taken back with an undone payment was not. */
export async function listTokenRewards(db: Db, { userId }: Household): Promise<TokenReward[]> {
  const rows = await db
    .selectFrom('ledger_transfers')
    .select(['id', 'public_id', 'detail', 'amount', 'at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'reward')
    .where(isNotTakenBack(userId, 'reward_reversal'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ROWS)
    .execute();
  return rows.map((row) => ({
    id: row.public_id ?? `r_${row.id}`,
    action: row.detail ?? '',
    amount: quantity(row.amount),
    createdAt: row.at,
  }));
}
