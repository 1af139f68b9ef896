import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { CoreDeps, Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { lockJob } from './lockJob.ts';

/** Jobs that are read per query. */
const BATCH_SIZE = 100;
const MINUTE = 60_000;
/** The longest wait between two attempts of a failing job, in milliseconds. */
const MAX_BACKOFF = 6 * 60 * MINUTE;

/** A job that is being run. */
interface RunningJob {
  readonly runKey: string;
  readonly dueAt: Instant;
}

type Work = (tx: Tx, household: RequestContext, job: RunningJob) => Promise<void>;

/** The jobs to run, and their work. */
interface QueuedWork {
  readonly kind: string;
  readonly now: Instant;
  readonly work: Work;
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs the queued jobs of a kind that are due. The work and marking the job as done are one
 * transaction: after a crash the job is still queued and nothing of it has happened. A failed job
 * is retried with exponential backoff.
 */
export async function runWaitingJobs(
  { database, log }: Pick<CoreDeps, 'database' | 'log'>,
  { kind, now, work, signal }: QueuedWork,
): Promise<void> {
  for (;;) {
    const waiting = await database.db
      .selectFrom('jobs')
      .select(['id', 'attempts'])
      .where('kind', '=', kind)
      .where('done_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id, attempts } of waiting) {
      if (signal?.aborted) return;
      try {
        await database.transaction((tx) => runJob(tx, { id, now, work }));
      } catch (error) {
        log.error({ err: error, kind, job: String(id) }, 'A job failed and is tried again later.');
        const backoff = Math.min(MINUTE * 2 ** attempts, MAX_BACKOFF);
        await database.db
          .updateTable('jobs')
          .set({
            attempts: attempts + 1,
            last_error: error instanceof Error ? error.name : 'unknown',
            due_at: new Date(epochMillis(now) + backoff).toISOString(),
          })
          .where('id', '=', id)
          .execute();
      }
    }
    // Each of them is done or postponed, so the next query finds others.
    if (waiting.length < BATCH_SIZE) return;
  }
}

async function runJob(
  tx: Tx,
  { id, now, work }: { readonly id: bigint; readonly now: Instant; readonly work: Work },
): Promise<void> {
  const job = await lockJob(tx, id);
  if (!job) return;
  const user = await tx
    .selectFrom('users')
    .select(['id', 'time_zone'])
    .where('id', '=', job.user_id)
    .executeTakeFirstOrThrow();
  const household = { userId: user.id, timeZone: user.time_zone, now };
  await work(tx, household, { runKey: job.run_key, dueAt: job.due_at });
  await tx.updateTable('jobs').set({ status: 'done', done_at: now }).where('id', '=', id).execute();
}
