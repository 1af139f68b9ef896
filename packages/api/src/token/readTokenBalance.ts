import { stakeReward, type Apr } from '@dime-time/finance-core';
import {
  STAKE_DURATIONS,
  type RunningStake,
  type TokenHoldings,
} from '@dime-time/finance-core/contract';
import { quantity } from '@dime-time/finance-core/money';
import { APR_UNITS_PER_BASIS_POINT, type Db } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The most listed stakes: computing the yield of one takes a millisecond. */
const MOST_STAKES = 100;

/**
 * The household's tokens: the balance, the staked amount, the total earned, and the active stakes.
 */
export async function readTokenBalance(db: Db, { userId }: RequestContext): Promise<TokenHoldings> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('user_id', '=', userId)
    .where('unit', '=', 'DTT')
    .execute();
  const account = (kind: string) => rows.find((row) => row.kind === kind);
  return {
    balance: quantity(account('tokens')?.balance ?? 0n),
    stakedAmount: quantity(account('staked')?.balance ?? 0n),
    // Rewards come out of the supply, and reversed rewards go back there.
    totalEarned: quantity(-(account('token_supply')?.balance ?? 0n)),
    stakes: await listStakes(db, userId),
  };
}

/** The active stakes with their yield, the first to mature on top. */
async function listStakes(db: Db, userId: string): Promise<RunningStake[]> {
  const rows = await db
    .selectFrom('stakes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(MOST_STAKES)
    .execute();
  return rows.flatMap((row) => {
    const amount = quantity(row.amount);
    const duration = STAKE_DURATIONS.find((days) => days === row.duration_days);
    if (duration === undefined) return [];
    const apy = (row.apy_bp * APR_UNITS_PER_BASIS_POINT) as Apr;
    return {
      id: row.id,
      amount,
      duration,
      apy: row.apy_bp / 100,
      startedAt: row.started_at,
      endsAt: row.ends_at,
      reward: stakeReward({ amount, apy, days: duration }),
    };
  });
}
