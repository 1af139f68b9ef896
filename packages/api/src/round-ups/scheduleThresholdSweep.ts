import type { Instant } from '@dime-time/finance-core';
import { thresholdSweepDue } from '@dime-time/finance-core/household';
import { statement, type Tx, type Value } from '../db/index.ts';
import type { LedgerAccount, RequestContext } from '../ledger/index.ts';
import type { StoredSettings } from './readRoundUpSettings.ts';

/** The columns of a locked account that decide about a sweep. */
type LockedAccount = Pick<LedgerAccount, 'kind' | 'balance' | 'money_out'>;

/**
 * Schedules a sweep when the waiting round-ups reach the household's threshold, and cancels it when
 * they fall below: in the transaction that changes them, so that a sweep is scheduled if and only
 * if there is something to sweep.
 *
 * The sweep's key is the total that has left the purse so far: there is one sweep until it moves
 * money, however often the threshold is crossed. A sweep that moved nothing, because nothing was
 * owed or sweeps were paused, is scheduled again when more comes in.
 *
 * @param accounts locked, with the account of the round-ups.
 * @param collected what was added since then, negative where it was taken out; absent where the
 *   settings changed and not the purse.
 */
export async function scheduleThresholdSweep(
  tx: Tx,
  { userId, now }: RequestContext,
  {
    accounts,
    collected,
    settings,
  }: {
    readonly accounts: readonly LockedAccount[];
    readonly collected?: bigint;
    readonly settings: StoredSettings;
  },
): Promise<void> {
  const purse = accounts.find((account) => account.kind === 'round_ups');
  if (!purse) return;
  const threshold = BigInt(settings.autoApplyThreshold);
  const isReached = purse.balance + (collected ?? 0n) >= threshold;
  if (!isReached || settings.sweep === 'weekly') {
    if (collected !== undefined && purse.balance < threshold) return;
    // A sweep that is due may be running; it checks the threshold itself.
    await cancel(tx, { userId, now });
    return;
  }
  // `on conflict do update` would wait for the row of a running sweep, which waits for the accounts
  // that are locked here. That sweep will find the collected round-ups.
  await announce(tx, { userId, key: String(purse.money_out), due: thresholdSweepDue(now) });
}

const cancel = statement((db, value: Value<{ userId: string; now: Instant }>) =>
  db
    .deleteFrom('threshold_sweeps')
    .where('user_id', '=', value('userId'))
    .where('due_at', '>', value('now'))
    .compile(),
);

const announce = statement((db, value: Value<{ userId: string; key: string; due: Instant }>) =>
  db
    .insertInto('threshold_sweeps')
    .values({ user_id: value('userId'), run_key: value('key'), due_at: value('due') })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
);
