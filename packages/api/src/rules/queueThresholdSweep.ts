import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import type { Tx } from '../db/index.ts';
import type { Household } from '../household.ts';
import type { LedgerAccount } from '../ledger/index.ts';

/**
 * Asks for a sweep where the collected round-ups have reached the household's threshold: in the
 * transaction that collected them, so that it is asked for if and only if they are there.
 *
 * What has been applied so far names the request: until the sweep there is one, however often the
 * threshold is passed. One whose sweep moved nothing, since nothing was owed or the threshold was
 * raised meanwhile, waits again.
 *
 * @param accounts with the round-ups as they were before.
 * @param collected what came in since then; negative where more was given back.
 */
export async function queueThresholdSweep(
  tx: Tx,
  { userId, now }: Household,
  {
    accounts,
    collected,
    settings,
  }: {
    readonly accounts: readonly LedgerAccount[];
    readonly collected: bigint;
    readonly settings: RoundUpSettings;
  },
): Promise<void> {
  const account = accounts.find(({ kind }) => kind === 'round_ups');
  if (!account || account.balance + collected < BigInt(settings.autoApplyThreshold)) return;
  const request = {
    kind: 'threshold_sweep',
    user_id: userId,
    run_key: String(account.money_out),
  };
  const anew = { due_at: now, status: 'waiting' };
  const added = await tx
    .insertInto('jobs')
    .values({ ...request, ...anew })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 0n) return;
  // Not in the conflict, which would lock the row of a sweep under way, while that waits for the
  // accounts that are locked here; it will find what was collected.
  await tx
    .updateTable('jobs')
    .set({ ...anew, attempts: 0, last_error: null, done_at: null })
    .where('kind', '=', request.kind)
    .where('user_id', '=', request.user_id)
    .where('run_key', '=', request.run_key)
    .where('done_at', 'is not', null)
    .execute();
}
