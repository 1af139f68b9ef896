import { refreshBanks, revokeConsents } from './banking/index.ts';
import { placeCryptoOrders } from './crypto/index.ts';
import { listDebts } from './debts/index.ts';
import type { Deps } from './deps.ts';
import { purgeExpiredRows, type Job } from './jobs/index.ts';
import { mailContactMessages } from './marketing/index.ts';
import { thresholdSweep, weeklySweep } from './round-ups/index.ts';
import { returnMaturedStakes } from './token/index.ts';

/** The recurring jobs of all subjects: first those that move money, last those that call providers. */
export const scheduledJobs: readonly Job<Deps>[] = [
  {
    name: 'weekly sweep',
    run: (deps, now, signal) => weeklySweep({ ...deps, listDebts }, now, signal),
  },
  {
    name: 'threshold sweep',
    run: (deps, now, signal) => thresholdSweep({ ...deps, listDebts }, now, signal),
  },
  { name: 'stake maturity', run: returnMaturedStakes, needsSteadyClock: true },
  { name: 'housekeeping', run: purgeExpiredRows, needsSteadyClock: true },
  { name: 'bank refresh', run: refreshBanks },
  { name: 'ended consents', run: revokeConsents },
  { name: 'crypto orders', run: placeCryptoOrders },
  {
    name: 'contact messages',
    run: (deps, _now, signal) => mailContactMessages(deps, signal),
  },
];
