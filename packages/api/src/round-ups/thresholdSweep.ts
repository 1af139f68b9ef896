import type { Instant } from '@dime-time/finance-core';
import { runWaitingJobs } from '../jobs/index.ts';
import { type SweepDeps, sweepRoundUps } from './sweepRoundUps.ts';

/** Applies the round-ups that have reached a household's threshold; what collects them asks for it. */
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
