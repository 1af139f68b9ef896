import type { Instant } from '@dime-time/finance-core';
import type { Tx } from '../db/index.ts';
import type { Piece, SharedJob } from '../jobs/index.ts';
import { readHousehold } from './readHousehold.ts';
import { type SweepDeps, sweepRoundUps } from './sweepRoundUps.ts';

/** Announced sweeps per query. */
const BATCH_SIZE = 1000;

/** Makes the announced threshold sweeps. */
export const thresholdSweep: SharedJob<SweepDeps> = {
  name: 'threshold-sweep',
  concurrency: 4,
  batchSize: 25,
  find,
  async work({ database, listDebts }, piece, now) {
    await database.transaction(async (tx) => {
      if (!(await lockAnnounced(tx, piece, now))) return;
      const household = await readHousehold(tx, piece.userId, now);
      if (!household) return;
      const sweep = { key: `threshold:${piece.about}`, isAtThreshold: true };
      await sweepRoundUps(tx, household, sweep, listDebts);
      // Last: a purchase meanwhile holds the accounts, and must not wait for this row.
      await tx
        .deleteFrom('threshold_sweeps')
        .where('user_id', '=', piece.userId)
        .where('run_key', '=', piece.about)
        .execute();
    });
  },
};

async function* find(
  { database: { db } }: SweepDeps,
  now: Instant,
  signal: AbortSignal,
): AsyncGenerator<readonly Piece[]> {
  let [lastUser, lastKey] = ['', ''];
  for (;;) {
    const due = await db
      .selectFrom('threshold_sweeps')
      .selectAll()
      .where('due_at', '<=', now)
      .where((where) =>
        where(where.refTuple('user_id', 'run_key'), '>', where.tuple(lastUser, lastKey)),
      )
      .orderBy('user_id')
      .orderBy('run_key')
      .limit(BATCH_SIZE)
      .execute();
    yield due.map(({ user_id, run_key }) => ({ userId: user_id, about: run_key }));
    const last = due.at(-1);
    if (!last || due.length < BATCH_SIZE || signal.aborted) return;
    [lastUser, lastKey] = [last.user_id, last.run_key];
  }
}

/**
 * Locks the announcement, so that it is kept until the sweep is made. There is none where it was
 * cancelled or the sweep was made. One that is locked, or not due by the clock of this process or
 * because it was announced again, stays: as long as it is due, the next round finds it again.
 */
async function lockAnnounced(tx: Tx, { userId, about }: Piece, now: Instant): Promise<boolean> {
  const found = await tx
    .selectFrom('threshold_sweeps')
    .select('run_key')
    .where('user_id', '=', userId)
    .where('run_key', '=', about)
    .where('due_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return found !== undefined;
}
