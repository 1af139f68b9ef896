import type { Meter } from '@opentelemetry/api';
import type { Database } from '../db/index.ts';
import { QUEUE_SCHEMA } from './openQueue.ts';

/** The most jobs of a queue that are counted, so that a scrape is fast with a backlog of all households. */
const MOST_COUNTED = 100_000;

/** Completed runs are kept for an hour; where there is none, the last one is at least as old. */
const OLDEST_RUN = 3600;

/** What each queue has, with indexes of the queue alone. */
const QUEUES = `
  select queue.name, (
    select count(*)::int from (
      select from ${QUEUE_SCHEMA}.job
      where name = queue.name and state < 'active' and not blocked limit ${MOST_COUNTED}
    ) as waiting
  ) as size, (
    select extract(epoch from now() - created_on)::float8 from ${QUEUE_SCHEMA}.job
    where name = queue.name and state < 'active' and not blocked
    order by priority desc, created_on limit 1
  ) as age, (
    select extract(epoch from now() - max(completed_on))::float8 from ${QUEUE_SCHEMA}.job
    where name = queue.name and name = any($1) and completed_on is not null and state = 'completed'
  ) as done
  from ${QUEUE_SCHEMA}.queue`;

interface QueueRow {
  name: string;
  size: number;
  age: number | null;
  done: number | null;
}

/**
 * Observes how many jobs wait in each queue, how long the first of them does, and when each
 * recurring job was last finished: of the database, whichever process does the work.
 *
 * @param jobs the names of the recurring jobs.
 */
export function observeQueues(
  { runSql }: Pick<Database, 'runSql'>,
  jobs: readonly string[],
  meter: Meter,
): void {
  const size = meter.createObservableGauge('dime_time.job.queue.size', {
    description: `How many jobs of a queue wait, at most ${MOST_COUNTED}.`,
  });
  const age = meter.createObservableGauge('dime_time.job.queue.age', {
    unit: 's',
    description: 'How long the first job of a queue waits; 0 where none does.',
  });
  const done = meter.createObservableGauge('dime_time.job.run.age', {
    unit: 's',
    description: 'How long ago a recurring job was finished; an hour where it is longer ago.',
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const { rows } = await runSql(QUEUES, [jobs]);
      for (const row of rows as QueueRow[]) {
        const queue = { queue: row.name };
        result.observe(size, row.size, queue);
        result.observe(age, Math.max(0, row.age ?? 0), queue);
        if (jobs.includes(row.name)) {
          result.observe(done, Math.max(0, row.done ?? OLDEST_RUN), queue);
        }
      }
    },
    [size, age, done],
  );
}
