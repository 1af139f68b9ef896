import { calendarDayOf, epochMillis, type Instant } from '@dime-time/finance-core';
import { planDueSweep } from '@dime-time/finance-core/server';
import { chargedAccount } from '../banking/index.ts';
import { payDebt } from '../debts/index.ts';
import { instantAt, type Moment } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';
import { movePurse, waitingOf } from '../store/purse.ts';
import type { MockState } from '../store/state.ts';
import { readNextSweep } from './readNextSweep.ts';

/**
 * Carries out the sweeps that have become due since the last run, each at its own due time.
 *
 * @returns whether there were any.
 */
export function runDueSweeps(state: MockState, { now, timeZone }: Moment): boolean {
  const until = epochMillis(now);
  let at = epochMillis(state.jobsRunUntil);
  for (let isDone = false; ; isDone = true) {
    const { pausedUntil } = state.settings;
    if (pausedUntil !== null) at = Math.max(at, Math.min(until, epochMillis(pausedUntil)));
    const due = readNextSweep(state, { now: instantAt(at), timeZone });
    if (due === undefined || epochMillis(due) > until) return isDone;
    at = Math.max(at, epochMillis(due));
    if (!sweep(state, instantAt(at), timeZone)) return isDone;
  }
}

/**
 * Records since when the waiting round-ups have reached the threshold while an account can be
 * charged: a threshold sweep is due 24 hours later.
 */
export function trackThreshold(state: MockState, now: Instant): void {
  const isReached =
    chargedAccount(state) !== undefined && waitingOf(state) >= state.settings.autoApplyThreshold;
  state.thresholdReachedAt = isReached ? (state.thresholdReachedAt ?? now) : null;
}

/**
 * Applies the waiting round-ups: the invested share becomes a pending crypto order, the rest pays
 * debts.
 *
 * @returns whether anything was transferred.
 */
function sweep(state: MockState, at: Instant, timeZone: string): boolean {
  const { settings, debts } = state;
  const account = chargedAccount(state);
  const due = planDueSweep({
    waiting: waitingOf(state),
    account,
    settings,
    debts,
    today: calendarDayOf(at, timeZone),
  });
  if (!due) return false;
  const { crypto, payments } = due.plan;
  if (crypto > 0 && movePurse(state, 'invest', crypto)) {
    state.cryptoPurchases.unshift({
      id: nextId(state, 'c'),
      cryptoSymbol: settings.preferredCrypto,
      amountUsd: crypto,
      cryptoAmount: undefined,
      status: 'pending',
      createdAt: at,
    });
  }
  for (const payment of payments) {
    payDebt(state, { ...payment, source: 'roundup' }, at).isAutomatic = true;
  }
  state.thresholdReachedAt = null;
  trackThreshold(state, at);
  return true;
}
