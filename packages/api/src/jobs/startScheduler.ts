import type { Instant } from '@dime-time/finance-core';
import { createClockJumpDetector } from './clockJumpDetector.ts';
import type { Job, SchedulerDeps } from './job.ts';
import { withTimeout } from './withTimeout.ts';

/** Milliseconds between the end of one round and the start of the next. */
const ROUND_INTERVAL_MS = 60_000;
/**
 * How long a stop waits for the running job, in milliseconds: shorter than the timeouts of provider
 * calls.
 */
const STOP_TIMEOUT_MS = 5000;

export interface Scheduler {
  /** Runs what is due at a time, after the current round. */
  runDue(now: Instant): Promise<void>;
  /**
   * Starts no further job and aborts the running one after its current step. Resolves when it has
   * ended, or after a timeout: jobs are safe to interrupt.
   */
  stop(): Promise<void>;
}

/**
 * Runs the jobs periodically: one round at once, to catch up after a downtime, then one a minute.
 * Of several processes on one database only one runs a round at a time.
 */
export function startScheduler<D extends SchedulerDeps>(
  deps: D,
  jobs: readonly Job<D>[],
): Scheduler {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  const isSteady = createClockJumpDetector(deps);
  const round = async (now: Instant) => {
    await deps.database.runExclusive('jobs', async () => {
      const isClockSteady = await isSteady(now);
      for (const job of jobs) {
        if (signal.aborted) return;
        if (job.needsSteadyClock && !isClockSteady) continue;
        try {
          await job.run(deps, now, signal);
        } catch (error) {
          // A failed job does not stop the others, and all of them run again in the next round.
          deps.log.error({ err: error, job: job.name }, 'A job was not finished.');
        }
      }
    });
  };
  const runDue = (now: Instant) => {
    current = current
      .then(() => round(now))
      .catch((error: unknown) => {
        deps.log.error({ err: error }, 'The jobs could not be begun.');
      });
    return current;
  };
  const begin = async () => {
    await runDue(deps.clock());
    if (!signal.aborted) timer = setTimeout(() => void begin(), ROUND_INTERVAL_MS).unref();
  };
  void begin();

  return {
    runDue,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await withTimeout(STOP_TIMEOUT_MS, current);
    },
  };
}
