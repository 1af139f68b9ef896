import { refreshBanks, revokeConsents } from './banking/index.ts';
import { placeCryptoOrders } from './crypto/index.ts';
import { listDebts } from './debts/index.ts';
import type { Deps } from './deps.ts';
import { purgeExpiredRows, type Job, type SharedJob } from './jobs/index.ts';
import { checkChanges } from './ledger/index.ts';
import { mailContactMessages } from './marketing/index.ts';
import { type SweepDeps, thresholdSweep, weeklySweep } from './round-ups/index.ts';
import { returnMaturedStakes } from './token/index.ts';

/** The recurring jobs of all subjects, each in a queue of its own: none waits for another. */
export const scheduledJobs: readonly Job<Deps>[] = [
  withDebts(weeklySweep),
  withDebts(thresholdSweep),
  { name: 'stake-maturity', run: returnMaturedStakes, needsSteadyClock: true },
  { name: 'housekeeping', run: purgeExpiredRows, needsSteadyClock: true },
  { name: 'ledger-check', run: checkChanges },
  refreshBanks,
  { name: 'ended-consents', run: revokeConsents },
  { name: 'crypto-orders', run: placeCryptoOrders },
  { name: 'contact-messages', run: (deps, _now, signal) => mailContactMessages(deps, signal) },
];

/** Sweeps pay debts, a subject above theirs. */
function withDebts(job: SharedJob<SweepDeps>): SharedJob<Deps> {
  return {
    ...job,
    find: (deps, now, signal) => job.find({ ...deps, listDebts }, now, signal),
    work: (deps, piece, now) => job.work({ ...deps, listDebts }, piece, now),
  };
}
