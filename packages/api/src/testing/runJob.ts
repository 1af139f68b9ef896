import type { Instant } from '@dime-time/finance-core';
import type { Job } from '../jobs/index.ts';

/** Does all that is due of a job in one process, without the queue. */
export async function runJob<D>(
  job: Job<D>,
  deps: D,
  now: Instant,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  if ('run' in job) {
    await job.run(deps, now, signal);
    return;
  }
  for await (const pieces of job.find(deps, now, signal)) {
    for (const piece of pieces) {
      if (signal.aborted) return;
      // The queue tries again what failed.
      await job.work(deps, piece, now).catch(() => undefined);
    }
  }
}
