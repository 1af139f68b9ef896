import type { Database } from '../db/index.ts';
import { QUEUE_SCHEMA } from './openQueue.ts';
import { MAX_RETRY_DELAY } from './queues.ts';

/** Seconds that a time of the queue may be ahead of the clock that wrote it. */
const TOLERANCE = 60;

const AHEAD = `now() + interval '${TOLERANCE} s'`;

/** The queue writes these times: the first two each minute. */
const IS_AHEAD = `greatest(monitor_on, monitor_claim_on, maintain_on) > ${AHEAD}`;

/** Rows per statement, few enough for its timeout. */
const BATCH_SIZE = 10_000;

const some = (condition: string) =>
  `where (name, id) in (select name, id from ${QUEUE_SCHEMA}.job where ${condition} limit ${BATCH_SIZE})
    returning 1`;

/** Each is repeated until it finds no more. */
const BATCHES: readonly string[] = [
  // Their periods would stand in the way of the coming runs.
  `delete from ${QUEUE_SCHEMA}.job ${some(`state > 'active' and completed_on > ${AHEAD}`)}`,
  `update ${QUEUE_SCHEMA}.job set start_after = now() ${some(
    `start_after > ${AHEAD} and (state = 'created'
      or state = 'retry' and start_after > ${AHEAD} + interval '${MAX_RETRY_DELAY} s')`,
  )}`,
];

const REPAIRS: readonly string[] = [
  // A process that goes on writes its own time again; for one that ended, the time is up soon.
  `update ${QUEUE_SCHEMA}.job set heartbeat_on = now(), started_on = least(started_on, now())
    where state = 'active' and heartbeat_on > ${AHEAD}`,
  `update ${QUEUE_SCHEMA}.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null
    where ${IS_AHEAD}`,
];

/**
 * Looks whether the clock of the database, by which the queue measures its times, was ahead and is
 * set back. Work would wait until the wrong time comes, perhaps for years: its times become the
 * present one.
 *
 * @param isThorough whether it looks at each job and not only at the queues.
 */
export async function repairQueue(
  { runSql }: Pick<Database, 'runSql'>,
  isThorough: boolean,
): Promise<void> {
  const ahead = await runSql(`select 1 from ${QUEUE_SCHEMA}.queue where ${IS_AHEAD} limit 1`);
  if (ahead.rows.length === 0 && !isThorough) return;
  for (const statement of BATCHES) {
    while ((await runSql(statement)).rows.length === BATCH_SIZE);
  }
  for (const statement of REPAIRS) await runSql(statement);
}

/** Frees what a process that ended was working on: only where no other process exists. */
export async function recoverPieces({ runSql }: Pick<Database, 'runSql'>): Promise<void> {
  await runSql(
    `update ${QUEUE_SCHEMA}.job set state = 'retry', start_after = now(), heartbeat_on = null
      where state = 'active'`,
  );
}
