import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { refusals, roundUpRestart } from '@dime-time/finance-core/server';
import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { lockPurse } from './lockPurse.ts';
import {
  DEFAULT_SETTINGS,
  readRoundUpSettings,
  type StoredSettings,
} from './readRoundUpSettings.ts';
import { scheduleThresholdSweep } from './scheduleThresholdSweep.ts';

/**
 * Saves the whole settings object; of two concurrent calls the last one wins. Optional fields that
 * it omits keep their values.
 *
 * When round-ups start again, after they were off or paused, earlier purchases are not rounded up;
 * those from an off phase are offered. A threshold that is already reached after it was lowered
 * schedules a sweep as usual.
 *
 * @throws Refusal 422 when a pause ends before the year 1.
 */
export async function saveRoundUpSettings(
  tx: Tx,
  household: RequestContext,
  settings: RoundUpSettings,
): Promise<StoredSettings> {
  const { userId, now } = household;
  const stored = await lock(tx, userId);
  const row = {
    is_enabled: settings.isEnabled,
    multiplier: settings.multiplier,
    auto_apply_threshold: BigInt(settings.autoApplyThreshold),
    crypto_enabled: settings.cryptoEnabled,
    crypto_percentage: settings.cryptoPercentage,
    preferred_crypto: settings.preferredCrypto,
    ...(settings.sweep === undefined ? {} : { sweep: settings.sweep }),
    ...(settings.floor === undefined ? {} : { floor: BigInt(settings.floor) }),
    ...(settings.pausedUntil === undefined ? {} : { paused_until: pauseEnd(settings.pausedUntil) }),
  };
  const pausedUntil = row.paused_until === undefined ? stored?.paused_until : row.paused_until;
  const before = stored
    ? { isEnabled: stored.is_enabled, pausedUntil: stored.paused_until }
    : DEFAULT_SETTINGS;
  const restart = roundUpRestart(before, { isEnabled: settings.isEnabled, pausedUntil }, now);
  const changes = {
    ...row,
    ...(restart.roundUpsSince === undefined ? {} : { round_ups_since: restart.roundUpsSince }),
    ...(restart.switchedOnAt === undefined ? {} : { switched_on_at: restart.switchedOnAt }),
  };
  await tx
    .insertInto('round_up_settings')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
  const saved = await readRoundUpSettings(tx, household);
  await scheduleThresholdSweep(tx, household, {
    accounts: await lockPurse(tx, household),
    settings: saved,
  });
  return saved;
}

function lock(tx: Tx, userId: string) {
  return tx
    .selectFrom('round_up_settings')
    .select(['is_enabled', 'paused_until'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Truncated to milliseconds, as the database stores it. */
function pauseEnd(pausedUntil: Instant | null): Instant | null {
  if (pausedUntil === null) return null;
  if (pausedUntil < '0001') throw refusals.pauseTooEarly();
  return new Date(epochMillis(pausedUntil)).toISOString();
}
