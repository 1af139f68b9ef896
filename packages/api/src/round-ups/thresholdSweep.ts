import type { Instant } from '@dime-time/finance-core';
import { runWaitingJobs } from '../jobs/index.ts';
import { type SweepDeps, sweepRoundUps } from './sweepRoundUps.ts';

/** Job: runs the scheduled threshold sweeps. */
export async function thresholdSweep(
  deps: SweepDeps,
  now: Instant,
  signal?: AbortSignal,
): Promise<void> {
  await runWaitingJobs(deps, {
    kind: 'threshold_sweep',
    now,
    signal,
    work: (tx, household, { runKey }) =>
      sweepRoundUps(
        tx,
        household,
        { key: `threshold:${runKey}`, isAtThreshold: true },
        deps.listDebts,
      ),
  });
}
