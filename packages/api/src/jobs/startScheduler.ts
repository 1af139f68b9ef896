import type { Instant } from '@dime-time/finance-core';
import { atMost } from './atMost.ts';
import { createClockWatch } from './clockWatch.ts';
import type { Job, SchedulerDeps } from './job.ts';

/** How long after one round the next begins. */
const PAUSE = 60_000;
/** How long a stop waits for what is under way: less than machines wait that are asked something. */
const PATIENCE = 5000;

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
  let under = Promise.resolve();

  const isSteady = createClockWatch(deps);
  const round = async (now: Instant) => {
    await deps.database.exclusively('jobs', async () => {
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
    under = under
      .then(() => round(now))
      .catch((error: unknown) => {
        deps.log.error({ err: error }, 'The jobs could not be begun.');
      });
    return under;
  };
  const begin = async () => {
    await runDue(deps.clock());
    if (!signal.aborted) timer = setTimeout(() => void begin(), PAUSE).unref();
  };
  void begin();

  return {
    runDue,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await atMost(PATIENCE, under);
    },
  };
}
