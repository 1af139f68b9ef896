import { isCollecting, type Instant } from '@dime-time/finance-core';
import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import type { HouseholdSettings, HouseholdState } from '../store/state.ts';

/**
 * Keeps the whole settings object. What it leaves out, of the fields that it may leave out, stays.
 *
 * Once round-ups begin again, after they were off or paused, what was bought before rounds up to
 * nothing. What was bought while they were off is offered.
 */
export function saveSettings(
  state: HouseholdState,
  { sweep, floor, pausedUntil, ...rest }: RoundUpSettings,
  now: Instant,
): HouseholdSettings {
  const wasCollecting = isCollecting(state.settings, now);
  const wasOff = !state.settings.isEnabled;
  state.settings = {
    ...state.settings,
    ...rest,
    ...(sweep === undefined ? {} : { sweep }),
    ...(floor === undefined ? {} : { floor }),
    ...(pausedUntil === undefined ? {} : { pausedUntil }),
  };
  if (!wasCollecting && isCollecting(state.settings, now)) state.roundUpsSince = now;
  if (wasOff && state.settings.isEnabled) state.switchedOnAt = now;
  return state.settings;
}
