import { nextSweep, sweepable, type Cents, type Instant } from '@dime-time/finance-core';
import { sweepHasTarget } from '@dime-time/finance-core/household';
import type { HouseholdState } from '../store/state.ts';
import { chargedAccount } from '../banking/chargedAccount.ts';
import type { Moment } from '../store/moment.ts';
import { waitingOf } from '../store/movePurse.ts';

/** How much a sweep would move now. */
export function sweepableNow(state: HouseholdState): Cents {
  return sweepable({
    waiting: waitingOf(state),
    account: chargedAccount(state),
    floor: state.settings.floor,
  });
}

/** When round-ups are applied next; `undefined` where no sweep would move money. */
export function nextSweepOf(state: HouseholdState, { now, timeZone }: Moment): Instant | undefined {
  const { settings, thresholdReachedAt } = state;
  return nextSweep({
    waiting: sweepableNow(state),
    hasTarget: sweepHasTarget(state),
    sweep: settings.sweep,
    thresholdReachedAt: thresholdReachedAt ?? undefined,
    pausedUntil: settings.pausedUntil ?? undefined,
    now,
    timeZone,
  });
}
