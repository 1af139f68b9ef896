import type { Instant } from '../../time/index.ts';
import { isAfterRoundUpStart, type PurchaseMoment } from './isAfterRoundUpStart.ts';

/** Whether round-ups are on, and since when. A pause does not count. */
export interface RoundUpSwitch {
  isEnabled: boolean;
  /** When they were last switched on; `undefined` where they always were. */
  switchedOnAt: Instant | undefined;
  timeZone: string;
}

/**
 * Whether a purchase rounds up to nothing because round-ups are off, or were switched on only after it.
 *
 * @throws RangeError when an instant or day is malformed, or the zone unknown.
 * @example isFromOff({ at: '2026-11-19T14:00:00Z' }, { isEnabled: true, switchedOnAt: '2026-11-19T14:05:00Z', timeZone: 'UTC' }) // true
 */
export function isFromOff(
  purchase: PurchaseMoment,
  { isEnabled, switchedOnAt, timeZone }: RoundUpSwitch,
): boolean {
  const start = { linkedAt: undefined, enabledAt: switchedOnAt, timeZone };
  return !isEnabled || !isAfterRoundUpStart(purchase, start);
}
