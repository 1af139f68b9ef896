import { cents, type Instant } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { trackThreshold } from '../round-ups/index.ts';
import { addTransaction } from '../transactions/addTransaction.ts';
import { momentOf } from '../store/moment.ts';
import { waitingOf } from '../store/purse.ts';
import { createMockBackend } from './createMockBackend.ts';
import { runDueJobs } from './runDueJobs.ts';

/** A Thursday; what waits then was collected since Monday. */
const ASOF = '2026-11-19T14:05:00Z';
const TIME_ZONE = 'America/New_York';
/** The Monday after it, 00:00 there. */
const MONDAY = '2026-11-23T05:00:00Z';

function setUp() {
  const backend = createMockBackend({ asOf: ASOF, timeZone: TIME_ZONE });
  const { state } = backend;
  const before = state.payments.length;
  return {
    state,
    waiting: waitingOf(state),
    goTo: (now: Instant) => runDueJobs(state, { now, timeZone: TIME_ZONE }),
    sweeps: () => state.payments.slice(0, state.payments.length - before),
    /** Rounds up to as much. */
    collect: (times: number) => {
      const purchase = { merchant: 'Shop', category: 'Food', date: ASOF, amount: cents(101) };
      for (let count = 0; count < times; count += 1) {
        addTransaction(state, purchase, momentOf(backend));
      }
      trackThreshold(state, ASOF);
    },
  };
}

test('a week is swept when it is over where the household lives, once, as of that moment', () => {
  const { state, waiting, goTo, sweeps } = setUp();
  expect(goTo('2026-11-23T04:59:59Z')).toBe(false);
  expect(goTo('2026-11-26T12:00:00Z')).toBe(true);
  expect(sweeps()).toMatchObject([{ source: 'roundup', date: MONDAY }]);
  expect(state.cryptoPurchases[0]).toMatchObject({ status: 'pending', createdAt: MONDAY });
  expect((sweeps()[0]?.amount ?? 0) + (state.cryptoPurchases[0]?.amountUsd ?? 0)).toBe(waiting);
  expect(waitingOf(state)).toBe(0);
  expect(goTo('2026-12-26T12:00:00Z')).toBe(false);
});

test('a threshold is swept a day after it was reached', () => {
  const { goTo, sweeps, collect } = setUp();
  collect(30);
  expect(goTo('2026-11-20T14:04:59Z')).toBe(false);
  expect(goTo('2026-11-20T14:05:00Z')).toBe(true);
  expect(sweeps()).toMatchObject([{ source: 'roundup', date: '2026-11-20T14:05:00Z' }]);
});

test('a sweep waits for the end of a pause, and for the floor of the account', () => {
  const paused = setUp();
  paused.state.settings.pausedUntil = '2026-11-25T00:00:00Z';
  expect(paused.goTo('2026-11-29T00:00:00Z')).toBe(false);
  expect(paused.goTo('2026-11-30T05:00:00Z')).toBe(true);
  expect(paused.sweeps()).toMatchObject([{ date: '2026-11-30T05:00:00Z' }]);

  const held = setUp();
  held.collect(30);
  // The account has $1,100.00.
  held.state.settings.floor = cents(109_900);
  expect(held.goTo('2026-11-20T14:05:00Z')).toBe(true);
  expect(held.sweeps()).toMatchObject([{ amount: 75 }]);
  held.state.settings.floor = cents(110_000);
  expect(held.goTo('2027-01-01T00:00:00Z')).toBe(false);
});

test('without an account nothing is swept, and the notice of a threshold begins with one', () => {
  const { state, goTo, sweeps, collect } = setUp();
  const items = state.bankItems;
  state.bankItems = [];
  collect(30);
  expect(goTo('2026-12-31T00:00:00Z')).toBe(false);
  state.bankItems = items;
  trackThreshold(state, '2026-12-31T00:00:00Z');
  expect(goTo('2026-12-31T23:59:59Z')).toBe(false);
  expect(goTo('2027-01-01T00:00:00Z')).toBe(true);
  expect(sweeps()).toMatchObject([{ source: 'roundup', date: '2027-01-01T00:00:00Z' }]);
});

test('a stake that is over comes back with what it earned', () => {
  const { state, goTo } = setUp();
  const [stake] = state.stakes;
  goTo(stake?.endsAt ?? ASOF);
  expect(state.stakes).toEqual([]);
  expect(state.rewards).toContainEqual(
    expect.objectContaining({ action: 'stake_yield', amount: stake?.reward }),
  );
});
