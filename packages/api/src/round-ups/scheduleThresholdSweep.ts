import { thresholdSweepDue } from '@dime-time/finance-core/household';
import type { Tx } from '../db/index.ts';
import type { LedgerAccount, RequestContext } from '../ledger/index.ts';
import type { StoredSettings } from './readRoundUpSettings.ts';

/** An account as it was when it was locked. */
type LockedAccount = Pick<LedgerAccount, 'kind' | 'balance' | 'money_out'>;

/**
 * Announces a sweep where the round-ups that wait have reached the household's threshold, and takes
 * it back where they have fallen below: in the transaction that moved them, so that one is announced
 * if and only if there is something to sweep.
 *
 * What has left the purse so far names the sweep: there is one until it moves money, however often
 * the threshold is passed. One that moved nothing, since nothing was owed or sweeps were paused, is
 * announced again when more comes in.
 *
 * @param accounts with that of the round-ups.
 * @param collected what came in since then, negative where more left; absent where it is not the purse
 *   that changed, but the settings.
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
  const kind = 'threshold_sweep';
  const threshold = BigInt(settings.autoApplyThreshold);
  const isReached = purse.balance + (collected ?? 0n) >= threshold;
  if (!isReached || settings.sweep === 'weekly') {
    if (collected !== undefined && purse.balance < threshold) return;
    // One that is due already is left to find out for itself: it may be under way.
    await tx
      .deleteFrom('jobs')
      .where('kind', '=', kind)
      .where('user_id', '=', userId)
      .where('done_at', 'is', null)
      .where('due_at', '>', now)
      .execute();
    return;
  }
  const name = { kind, user_id: userId, run_key: String(purse.money_out) };
  const announced = { due_at: thresholdSweepDue(now), status: 'waiting' };
  const added = await tx
    .insertInto('jobs')
    .values({ ...name, ...announced })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 0n) return;
  // Not in the conflict, which would lock the row of a sweep under way, while that waits for the
  // accounts that are locked here; it will find what was collected.
  await tx
    .updateTable('jobs')
    .set({ ...announced, attempts: 0, last_error: null, done_at: null })
    .where('kind', '=', name.kind)
    .where('user_id', '=', name.user_id)
    .where('run_key', '=', name.run_key)
    .where('done_at', 'is not', null)
    .execute();
}
