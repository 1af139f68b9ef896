import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { createClockJumpDetector } from './clockJumpDetector.ts';
import type { Job, SchedulerDeps } from './job.ts';
import { openQueue } from './openQueue.ts';
import { repairQueue, recoverPieces } from './repairQueue.ts';
import { createQueues } from './queues.ts';
import { withTimeout } from './withTimeout.ts';
import { startWorkers, type Workers } from './startWorkers.ts';

/** Milliseconds between two rounds. */
const ROUND_INTERVAL_MS = 60_000;
/** The delay before another attempt to open the queue. */
const RETRY_DELAY_MS = 1000;
/** Milliseconds between two messages that the queue cannot be opened. */
const MESSAGE_INTERVAL_MS = 60_000;
/**
 * How long a stop waits for the running jobs, in milliseconds: shorter than the timeouts of provider
 * calls.
 */
const STOP_TIMEOUT_MS = 5000;
/** How long the queue waits for them: then it needs time to release what they leave. */
const JOBS_TIMEOUT_MS = 4000;
/** After so many rounds in a row that could not be sent, the queue counts as lost. */
const MOST_FAILED_ROUNDS = 3;
/** A queued run is not sent again within so many seconds, however many processes there are. */
const PERIOD = 50;

export interface Scheduler {
  /** Resolves when the queue is open and the first round was sent. */
  readonly begun: Promise<void>;
  /** Whether the queue is open and the latest rounds were sent. Otherwise no job runs. */
  isOpen(): boolean;
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
  let failedRounds = 0;

  const isSteady = createClockJumpDetector(deps);

  /** Ends what would stand in the way of a round. A round is sent also where that cannot be done. */
  const tidy = async (isFirst: boolean) => {
    try {
      await repairQueue(database, isFirst);
      // Its own timer begins a minute after the start, which a process that crashes may not reach.
      if (isFirst) await queue.supervise();
    } catch (error) {
      log.error(
        { err: error },
        'What a wrong clock or a crash left in the job queue is still there.',
      );
    }
  };
  const open = async () => {
    let saidAt: number | undefined;
    for (;;) {
      try {
        if (!(await database.isReady())) throw new Error('The database is not ready yet.');
        await queue.start();
        await createQueues(queue, jobs);
        if (database.kind === 'embedded') await recoverPieces(database);
        await tidy(true);
        return;
      } catch (error) {
        if (saidAt === undefined || performance.now() - saidAt >= MESSAGE_INTERVAL_MS) {
          saidAt = performance.now();
          log.error(
            { err: error },
            'No job runs, since the job queue cannot be opened. It is tried again each second.',
          );
        }
        // A queue that was opened in part is opened again.
        await queue.stop({ graceful: false }).catch(() => undefined);
        await wait(RETRY_DELAY_MS, undefined, { signal, ref: false });
      }
    }
  };
  const sendRound = async (isFirst: boolean) => {
    const isTrusted = await isSteady(deps.clock());
    if (!isFirst) await tidy(false);
    for (const { name, needsSteadyClock } of jobs) {
      if (signal.aborted) return;
      // Another process, whose clock is trusted, sends it and so does it.
      if (needsSteadyClock && !isTrusted) continue;
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
    const isSent = await sendRound(isFirst).then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'A round of jobs could not be begun.');
        return false;
      },
    );
    failedRounds = isSent ? 0 : failedRounds + 1;
    if (!signal.aborted) {
      timer = setTimeout(() => void every(isFirst && !isSent), ROUND_INTERVAL_MS).unref();
    }
  };
  const begin = async () => {
    await open();
    workers = await startWorkers({ queue, deps, jobs, signal, isSteady });
    await every(true);
  };
  const begun = begin().catch((error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'The jobs could not be begun.');
  });

  return {
    begun,
    isOpen: () => workers !== undefined && failedRounds < MOST_FAILED_ROUNDS,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await withTimeout(
        STOP_TIMEOUT_MS,
        begun.then(() => queue.stop({ timeout: JOBS_TIMEOUT_MS })),
      );
    },
  };
}

/** Only the embedded database is certain that no other process has one of the runs. */
async function clearRuns(queue: PgBoss, name: string, isAlone: boolean): Promise<void> {
  await (isAlone ? queue.deleteAllJobs(name) : queue.deleteQueuedJobs(name));
}
