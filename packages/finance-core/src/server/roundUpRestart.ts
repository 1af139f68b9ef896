import { isCollecting, type CollectingSettings } from '../round-ups/purse/isCollecting.ts';
import type { Instant } from '../time/index.ts';

/** When round-ups began again; a key is absent where that does not change. */
export interface RoundUpRestart {
  /** Round-ups collect again, after they were off or paused. Earlier purchases are not rounded up. */
  readonly roundUpsSince?: Instant;
  /** Round-ups are on again, after they were off. Purchases made meanwhile are offered. */
  readonly switchedOnAt?: Instant;
}

/**
 * Decides what a change of the settings restarts.
 *
 * @throws RangeError when an instant is malformed.
 * @example roundUpRestart({ isEnabled: false }, { isEnabled: true }, now)
 * // { roundUpsSince: now, switchedOnAt: now }
 */
export function roundUpRestart(
  before: CollectingSettings,
  after: CollectingSettings,
  now: Instant,
): RoundUpRestart {
  const collectsAgain = !isCollecting(before, now) && isCollecting(after, now);
  const isSwitchedOn = !before.isEnabled && after.isEnabled;
  return {
    ...(collectsAgain ? { roundUpsSince: now } : {}),
    ...(isSwitchedOn ? { switchedOnAt: now } : {}),
  };
}
