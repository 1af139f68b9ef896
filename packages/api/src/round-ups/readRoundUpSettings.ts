import {
  cents,
  epochMillis,
  MULTIPLIERS,
  SWEEP_SCHEDULES,
  type Cents,
  type Instant,
  type SweepSchedule,
} from '@dime-time/finance-core';
import { CRYPTO_SYMBOLS, type RoundUpSettings } from '@dime-time/finance-core/contract';
import { type Db, statement, toCents, type Value } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The settings of a household, with defaults for what it has not chosen. */
export interface StoredSettings extends RoundUpSettings {
  readonly sweep: SweepSchedule;
  readonly floor: Cents;
  readonly pausedUntil: Instant | null;
  /**
   * Since when purchases are rounded up, after an off phase or an ended pause; absent where they
   * always were.
   */
  readonly enabledAt?: Instant;
  /** When round-ups were last switched on; absent where they were never off. */
  readonly switchedOnAt?: Instant;
}

/** The settings of a new household. */
export const DEFAULT_SETTINGS: StoredSettings = {
  isEnabled: true,
  multiplier: 1,
  autoApplyThreshold: cents(2500),
  cryptoEnabled: false,
  cryptoPercentage: 25,
  preferredCrypto: 'BTC',
  sweep: 'both',
  floor: cents(0),
  pausedUntil: null,
};

/** Reads how purchases are rounded up and where the change goes. */
export async function readRoundUpSettings(
  db: Db,
  { userId, now }: Pick<RequestContext, 'userId' | 'now'>,
): Promise<StoredSettings> {
  const [row] = await select(db, { userId });
  if (!row) return DEFAULT_SETTINGS;
  const over = [row.round_ups_since, row.paused_until]
    .map((moment) => (moment === null ? -Infinity : epochMillis(moment)))
    .filter((millis) => millis <= epochMillis(now));
  const since = Math.max(...over);
  return {
    isEnabled: row.is_enabled,
    multiplier: oneOf(MULTIPLIERS, row.multiplier),
    autoApplyThreshold: toCents(row.auto_apply_threshold),
    cryptoEnabled: row.crypto_enabled,
    cryptoPercentage: row.crypto_percentage,
    preferredCrypto: oneOf(CRYPTO_SYMBOLS, row.preferred_crypto),
    sweep: oneOf(SWEEP_SCHEDULES, row.sweep),
    floor: toCents(row.floor),
    pausedUntil: row.paused_until,
    ...(since === -Infinity ? {} : { enabledAt: new Date(since).toISOString() }),
    ...(row.switched_on_at === null ? {} : { switchedOnAt: row.switched_on_at }),
  };
}

const select = statement((db, value: Value<{ userId: string }>) =>
  db.selectFrom('round_up_settings').selectAll().where('user_id', '=', value('userId')).compile(),
);

function oneOf<T extends string | number>(choices: readonly T[], value: string | number): T {
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw new RangeError('The settings hold what is no choice.');
  return choice;
}
