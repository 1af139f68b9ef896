import { splitCryptoShare } from '../crypto/splitCryptoShare.ts';
import { ZERO_CENTS, type Cents } from '../money/index.ts';
import { isCollecting, type CollectingSettings } from '../round-ups/purse/isCollecting.ts';
import { epochMillis, type Instant } from '../time/index.ts';

/** The settings that decide which part of the round-ups pays debts. */
export interface RoundUpShare extends CollectingSettings {
  cryptoEnabled: boolean;
  /** 0 to 100. */
  cryptoPercentage: number;
}

/** A pause that is over this soon changes no forecast, since round-ups go on after it. */
const SHORT_PAUSE_MS = 31 * 86_400_000;

/**
 * What a month's round-ups bring to the debts: as much as the last thirty days, less the share that
 * is invested. Nothing while round-ups are off, or paused for more than 31 days from now; after a
 * shorter pause they go on as before.
 *
 * @param recent the round-ups of the last thirty days: see `recentRoundUps`. Below zero is as zero.
 * @throws RangeError when the percentage is not a whole number from 0 to 100, or an instant is malformed.
 * @example monthlyRoundUps(cents(2000), { isEnabled: true, cryptoEnabled: true, cryptoPercentage: 25 }, now) // 1500
 */
export function monthlyRoundUps(recent: Cents, settings: RoundUpShare, now: Instant): Cents {
  const soon = new Date(epochMillis(now) + SHORT_PAUSE_MS).toISOString();
  if (recent <= 0 || !isCollecting(settings, soon)) return ZERO_CENTS;
  const share = settings.cryptoEnabled ? settings.cryptoPercentage : 0;
  return splitCryptoShare(recent, share).debt;
}
