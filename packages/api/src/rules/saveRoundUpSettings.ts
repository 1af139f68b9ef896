import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import type { Tx } from '../db/index.ts';
import type { Household } from '../household.ts';

/** Keeps the whole settings object: of two at once, one wins whole. */
export async function saveRoundUpSettings(
  tx: Tx,
  { userId }: Household,
  settings: RoundUpSettings,
): Promise<RoundUpSettings> {
  const row = {
    is_enabled: settings.isEnabled,
    multiplier: settings.multiplier,
    auto_apply_threshold: BigInt(settings.autoApplyThreshold),
    crypto_enabled: settings.cryptoEnabled,
    crypto_percentage: settings.cryptoPercentage,
    preferred_crypto: settings.preferredCrypto,
  };
  await tx
    .insertInto('round_up_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return settings;
}
