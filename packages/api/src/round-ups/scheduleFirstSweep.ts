import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { lockPurse } from './lockPurse.ts';
import { readRoundUpSettings } from './readRoundUpSettings.ts';
import { scheduleThresholdSweep } from './scheduleThresholdSweep.ts';

/**
 * Schedules the sweep of a threshold that was reached before there was an account to charge: the
 * notice period of a day starts with the account.
 */
export async function scheduleFirstSweep(tx: Tx, household: RequestContext): Promise<void> {
  const { userId, now } = household;
  const settings = await readRoundUpSettings(tx, household);
  const accounts = await lockPurse(tx, household);
  await tx
    .deleteFrom('threshold_sweeps')
    .where('user_id', '=', userId)
    .where('due_at', '>', now)
    .execute();
  await scheduleThresholdSweep(tx, household, { accounts, settings });
}
