import { epochMillis, planSweep, type Instant } from '@dime-time/finance-core';
import type { HouseholdState } from '../store/state.ts';
import { chargedAccount } from '../banking/chargedAccount.ts';
import { instantAt, type Moment } from '../store/moment.ts';
import { movePurse, waitingOf } from '../store/movePurse.ts';
import { nextId } from '../store/nextId.ts';
import { nextSweepOf, sweepableNow } from './nextSweepOf.ts';
import { payDebt } from '../debts/payDebt.ts';
import { endStakes } from '../token/stakes.ts';

/**
 * Carries out what has become due since the last call: sweeps, each as of its own moment, and stakes
 * that are over. While the clock stands still, nothing does.
 *
 * @returns whether anything was done.
 */
export function settle(state: HouseholdState, { now, timeZone }: Moment): boolean {
  const until = epochMillis(now);
  let at = epochMillis(state.settledUntil);
  if (at >= until) return false;
  let isDone = endStakes(state, now);
  for (;;) {
    const { pausedUntil } = state.settings;
    if (pausedUntil !== null) at = Math.max(at, Math.min(until, epochMillis(pausedUntil)));
    const due = nextSweepOf(state, { now: instantAt(at), timeZone });
    if (due === undefined || epochMillis(due) > until) break;
    at = Math.max(at, epochMillis(due));
    sweep(state, instantAt(at));
    isDone = true;
  }
  state.settledUntil = now;
  return isDone;
}

/**
 * Notes since when the threshold has been reached and an account can be charged: a sweep of it is
 * announced a day before it moves.
 */
export function noteThreshold(state: HouseholdState, now: Instant): void {
  const isReached =
    chargedAccount(state) !== undefined && waitingOf(state) >= state.settings.autoApplyThreshold;
  state.thresholdReachedAt = isReached ? (state.thresholdReachedAt ?? now) : null;
}

/** Applies what waits: the share that is invested becomes an order for coins, the rest pays debts. */
function sweep(state: HouseholdState, at: Instant): void {
  const { settings } = state;
  const plan = planSweep({
    amount: sweepableNow(state),
    debts: state.debts,
    cryptoPercentage: settings.cryptoEnabled ? settings.cryptoPercentage : 0,
  });
  if (plan.crypto > 0 && movePurse(state, 'invest', plan.crypto)) {
    state.cryptoPurchases.unshift({
      id: nextId(state, 'c'),
      cryptoSymbol: settings.preferredCrypto,
      amountUsd: plan.crypto,
      cryptoAmount: undefined,
      status: 'pending',
      createdAt: at,
    });
  }
  for (const payment of plan.payments) {
    payDebt(state, { ...payment, source: 'roundup' }, at).isAutomatic = true;
  }
  state.thresholdReachedAt = null;
  noteThreshold(state, at);
}
