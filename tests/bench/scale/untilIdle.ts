import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../packages/api/src/db/index.ts';
import { DEAD_LETTERS } from '../../../packages/api/src/jobs/queues.ts';

/** Longer than the queue waits for a process that is gone. */
const TIMEOUT_MS = 600_000;
const LOOK_MS = 500;

const UNDONE = `select 1 from pgboss.job where name <> '${DEAD_LETTERS}' and state < 'completed' limit 1`;

/**
 * Waits until no job is queued or runs.
 *
 * @param meanwhile is called before each look.
 */
export async function untilIdle(
  { runSql }: Pick<Database, 'runSql'>,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    await meanwhile();
    if ((await runSql(UNDONE)).rows.length === 0) return;
    if (performance.now() > end) throw new Error('The job queue does not become empty.');
    await wait(LOOK_MS);
  }
}
