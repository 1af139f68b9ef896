import type { Instant } from '@dime-time/finance-core';
import { createClockJumpDetector } from './clockJumpDetector.ts';
import type { Job, SchedulerDeps } from './job.ts';
import { withTimeout } from './withTimeout.ts';

/** How long after one round the next begins. */
const ROUND_INTERVAL_MS = 60_000;
/** How long a stop waits for what is under way: less than machines wait that are asked something. */
const STOP_TIMEOUT_MS = 5000;

export interface Scheduler {
  /** Does what is due at a moment, after what is under way. */
  runDue(now: Instant): Promise<void>;
  /**
   * Begins no further job, and has the one under way end with what it is at. Resolves when that is
   * over, or has taken too long: it bears being interrupted.
   */
  stop(): Promise<void>;
}

/**
 * Does by the clock what has to be done: a round at once, for what a downtime left, and one a minute
 * after it. Of several processes on one database one is at it at a time, and each job bears being
 * interrupted.
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
          // One job's fault is not the next one's, and all of them come round again.
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
