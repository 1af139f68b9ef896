import { splitCryptoShare } from '../crypto/splitCryptoShare.ts';
import { ZERO_CENTS, type Cents } from '../money/index.ts';
import { isCollecting, type CollectingSettings } from '../purse/isCollecting.ts';
import type { Instant } from '../time/index.ts';

/** The settings that say what of the round-ups reaches the debts. */
export interface RoundUpShare extends CollectingSettings {
  cryptoEnabled: boolean;
  /** 0 to 100. */
  cryptoPercentage: number;
}

/**
 * What a month's round-ups bring to the debts: as much as the last thirty days (`habitRange`), less
 * the share that is invested, and nothing while round-ups are off or paused.
 *
 * @param recentRoundUps the round-ups of `habitRange`.
 * @throws RangeError when the percentage is not a whole number from 0 to 100.
 * @example monthlyRoundUps(cents(2000), { isEnabled: true, cryptoEnabled: true, cryptoPercentage: 25 }, now) // 1500
 */
export function monthlyRoundUps(
  recentRoundUps: Cents,
  settings: RoundUpShare,
  now: Instant,
): Cents {
  if (!isCollecting(settings, now)) return ZERO_CENTS;
  const share = settings.cryptoEnabled ? settings.cryptoPercentage : 0;
  return splitCryptoShare(recentRoundUps, share).debt;
}
