import { epochMillis } from '@dime-time/finance-core';
import { runDueSweeps } from '../round-ups/index.ts';
import type { Moment } from '../store/moment.ts';
import type { MockState } from '../store/state.ts';
import { matureStakes } from '../token/index.ts';

/**
 * Runs the jobs that have become due since the last run: matured stakes are paid out, and sweeps are
 * carried out, each at its own due time. With a fixed clock nothing becomes due.
 *
 * @returns whether the state changed.
 */
export function runDueJobs(state: MockState, moment: Moment): boolean {
  if (epochMillis(state.jobsRunUntil) >= epochMillis(moment.now)) return false;
  const hasMatured = matureStakes(state, moment.now);
  const hasSwept = runDueSweeps(state, moment);
  state.jobsRunUntil = moment.now;
  return hasMatured || hasSwept;
}
