import type { Instant } from '@dime-time/finance-core';
import type { Deps } from '../deps.ts';
import { sweepRoundUps } from './sweepRoundUps.ts';
import { runWaitingJobs } from '../jobs/runWaitingJobs.ts';

/** Applies the round-ups that have reached a household's threshold; what collects them asks for it. */
export async function thresholdSweep(
  deps: Pick<Deps, 'database' | 'log'>,
  now: Instant,
  signal?: AbortSignal,
): Promise<void> {
  await runWaitingJobs(deps, {
    kind: 'threshold_sweep',
    now,
    signal,
    work: (tx, household, { runKey }) =>
      sweepRoundUps(tx, household, { key: `threshold:${runKey}`, isAtThreshold: true }),
  });
}
