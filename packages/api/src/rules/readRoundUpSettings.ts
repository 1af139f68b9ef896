import { cents, MULTIPLIERS } from '@dime-time/finance-core';
import { CRYPTO_SYMBOLS, type RoundUpSettings } from '@dime-time/finance-core/contract';
import { statement, type Db, type Value } from '../db/index.ts';
import type { Household } from '../household.ts';
import { centsOf } from './centsOf.ts';

/** What a household has that has not chosen yet. */
export const DEFAULT_SETTINGS: RoundUpSettings = {
  isEnabled: true,
  multiplier: 1,
  autoApplyThreshold: cents(2500),
  cryptoEnabled: false,
  cryptoPercentage: 25,
  preferredCrypto: 'BTC',
};

/** How purchases are rounded up and where the change goes. */
export async function readRoundUpSettings(
  db: Db,
  { userId }: Pick<Household, 'userId'>,
): Promise<RoundUpSettings> {
  const [row] = await select(db, { userId });
  if (!row) return DEFAULT_SETTINGS;
  return {
    isEnabled: row.is_enabled,
    multiplier: oneOf(MULTIPLIERS, row.multiplier),
    autoApplyThreshold: centsOf(row.auto_apply_threshold),
    cryptoEnabled: row.crypto_enabled,
    cryptoPercentage: row.crypto_percentage,
    preferredCrypto: oneOf(CRYPTO_SYMBOLS, row.preferred_crypto),
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
