import type { Instant } from '@dime-time/finance-core';
import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import { roundUpRestart } from '@dime-time/finance-core/server';
import type { MockState, StoredSettings } from '../store/state.ts';

/**
 * Saves the settings. Optional fields that are left out keep their value.
 *
 * Once round-ups start again, after they were off or paused, earlier purchases are not rounded up;
 * those made while they were off are offered.
 */
export function saveRoundUpSettings(
  state: MockState,
  { sweep, floor, pausedUntil, ...rest }: RoundUpSettings,
  now: Instant,
): StoredSettings {
  const settings = {
    ...state.settings,
    ...rest,
    ...(sweep === undefined ? {} : { sweep }),
    ...(floor === undefined ? {} : { floor }),
    ...(pausedUntil === undefined ? {} : { pausedUntil }),
  };
  Object.assign(state, roundUpRestart(state.settings, settings, now), { settings });
  return settings;
}
