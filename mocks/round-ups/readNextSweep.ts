import { nextSweep, sweepable, type Instant } from '@dime-time/finance-core';
import { sweepHasTarget } from '@dime-time/finance-core/household';
import { chargedAccount } from '../banking/index.ts';
import type { Moment } from '../store/moment.ts';
import { waitingOf } from '../store/purse.ts';
import type { MockState } from '../store/state.ts';

/** When the next sweep is due; `undefined` where no sweep would transfer anything. */
export function readNextSweep(state: MockState, { now, timeZone }: Moment): Instant | undefined {
  const { settings, thresholdReachedAt } = state;
  const { floor, sweep, pausedUntil } = settings;
  return nextSweep({
    waiting: sweepable({ waiting: waitingOf(state), account: chargedAccount(state), floor }),
    hasTarget: sweepHasTarget(state),
    sweep,
    thresholdReachedAt: thresholdReachedAt ?? undefined,
    pausedUntil: pausedUntil ?? undefined,
    now,
    timeZone,
  });
}
