import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { createClockJumpDetector } from './clockJumpDetector.ts';
import type { Job, SchedulerDeps } from './job.ts';
import { openQueue } from './openQueue.ts';
import { createQueues, recoverPieces } from './queues.ts';
import { withTimeout } from './withTimeout.ts';
import { startWorkers, type Workers } from './startWorkers.ts';

/** Milliseconds between two rounds. */
const ROUND_INTERVAL_MS = 60_000;
/** The delay before another attempt to reach the database at the start. */
const RETRY_DELAY_MS = 1000;
/**
 * How long a stop waits for the running jobs, in milliseconds: shorter than the timeouts of provider
 * calls.
 */
const STOP_TIMEOUT_MS = 5000;
/** A queued run is not sent again within so many seconds, however many processes there are. */
const PERIOD = 50;

export interface Scheduler {
  /** Resolves when the queue is open and the first round was sent. */
  readonly begun: Promise<void>;
  /**
   * Starts no further job and aborts the running ones after their current step. Resolves when they
   * have ended, or after a timeout: jobs are safe to interrupt.
   */
  stop(): Promise<void>;
}

/**
 * Runs the jobs periodically: one round at once, to catch up after a downtime, then one a minute.
 * Several processes on one database share a queue, and so the work.
 */
export function startScheduler<D extends SchedulerDeps>(
  deps: D,
  jobs: readonly Job<D>[],
): Scheduler {
  const { log, database } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const queue = openQueue(deps);
  let timer: NodeJS.Timeout | undefined;
  let workers: Workers | undefined;

  const open = async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (!(await database.isReady())) throw new Error('The database is not ready yet.');
        await queue.start();
        await createQueues(queue, jobs);
        if (database.kind === 'embedded') {
          for (const job of jobs) if ('find' in job) await recoverPieces(queue, job);
        }
        return;
      } catch (error) {
        if (attempt === 1) {
          log.warn({ err: error }, 'The job queue could not be opened and is tried again.');
        }
        await wait(RETRY_DELAY_MS, undefined, { signal, ref: false });
      }
    }
  };
  const sendRound = async (isFirst: boolean) => {
    for (const { name } of jobs) {
      if (signal.aborted) return;
      try {
        // What a process left behind that ended, or whose clock was wrong, would stand in the way.
        if (isFirst) await clearRuns(queue, name, database.kind === 'embedded');
        await queue.send(name, null, isFirst ? {} : { singletonSeconds: PERIOD });
        workers?.wake(name);
      } catch (error) {
        log.error({ err: error, job: name }, 'A job could not be begun.');
      }
    }
  };
  const every = async (isFirst: boolean) => {
    await sendRound(isFirst);
    if (!signal.aborted) {
      timer = setTimeout(() => void every(false), ROUND_INTERVAL_MS).unref();
    }
  };
  const begin = async () => {
    await open();
    workers = await startWorkers({
      queue,
      deps,
      jobs,
      signal,
      isSteady: createClockJumpDetector(deps),
    });
    await every(true);
  };
  const begun = begin().catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'The jobs could not be begun.');
  });

  return {
    begun,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await withTimeout(
        STOP_TIMEOUT_MS,
        begun.then(() => queue.stop({ timeout: STOP_TIMEOUT_MS })),
      );
    },
  };
}

/** Only the embedded database is certain that no other process has one of the runs. */
async function clearRuns(queue: PgBoss, name: string, isAlone: boolean): Promise<void> {
  await (isAlone ? queue.deleteAllJobs(name) : queue.deleteQueuedJobs(name));
}
