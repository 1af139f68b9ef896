import { epochMillis, type Instant } from '../../time/index.ts';

/** The settings that decide whether purchases are rounded up. */
export interface CollectingSettings {
  isEnabled: boolean;
  /** Round-ups are off until then; `null` or absent while not paused. */
  pausedUntil?: Instant | null | undefined;
}

/**
 * Whether purchases are rounded up now: round-ups are on, and not paused.
 *
 * @throws RangeError when an instant is malformed.
 * @example isCollecting({ isEnabled: true, pausedUntil: '2026-12-01T00:00:00Z' }, '2026-11-19T14:05:00Z') // false
 */
export function isCollecting(settings: CollectingSettings, now: Instant): boolean {
  const { isEnabled, pausedUntil } = settings;
  return isEnabled && !(pausedUntil && epochMillis(pausedUntil) > epochMillis(now));
}
