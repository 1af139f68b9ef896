import { stakeReward, type Apr, type Instant } from '@dime-time/finance-core';
import { quantity } from '@dime-time/finance-core/money';
import { APR_UNITS_PER_BASIS_POINT, type CoreDeps, type Tx } from '../db/index.ts';
import { postTransfers, rewardTransfer, STAKED, TOKENS } from '../ledger/index.ts';

/** Stakes per query. */
const BATCH_SIZE = 100;

/**
 * Job: returns matured stakes with their yield. A failing one does not block the others and is
 * retried in the next round.
 */
export async function returnMaturedStakes(
  { database, log }: Pick<CoreDeps, 'database' | 'log'>,
  now: Instant,
  signal?: AbortSignal,
): Promise<void> {
  let last = '';
  for (;;) {
    const over = await database.db
      .selectFrom('stakes')
      .select('id')
      .where('ended_at', 'is', null)
      .where('ends_at', '<=', now)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id } of over) {
      if (signal?.aborted) return;
      try {
        await database.transaction((tx) => returnStake(tx, id, now));
      } catch (error) {
        log.error(
          { err: error, stake: id },
          'A stake was not given back and is tried again later.',
        );
      }
      last = id;
    }
    if (over.length < BATCH_SIZE) return;
  }
}

async function returnStake(tx: Tx, id: string, now: Instant): Promise<void> {
  const stake = await tx
    .updateTable('stakes')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!stake) return;
  const earned = stakeReward({
    amount: quantity(stake.amount),
    apy: (stake.apy_bp * APR_UNITS_PER_BASIS_POINT) as Apr,
    days: stake.duration_days,
  });
  const more = { reference: id, once: `stake_yield:${id}` };
  await postTransfers(tx, { userId: stake.user_id, timeZone: 'UTC', now }, [
    {
      from: STAKED,
      to: TOKENS,
      kind: 'unstake',
      reference: id,
      once: `unstake:${id}`,
      amount: stake.amount,
    },
    ...(earned > 0n ? [rewardTransfer('stake_yield', earned, more)] : []),
  ]);
}
