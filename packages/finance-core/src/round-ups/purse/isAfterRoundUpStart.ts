import {
  addDays,
  calendarDay,
  calendarDayOf,
  epochMillis,
  type Instant,
} from '../../time/index.ts';

/** Since when the purchases of an account are rounded up. */
export interface RoundUpStart {
  /** When the account was linked; `undefined` for a purchase entered by hand. */
  linkedAt: Instant | undefined;
  /** When round-ups were last switched on; `undefined` where they always were. */
  enabledAt: Instant | undefined;
  timeZone: string;
}

/** When a purchase happened, as far as its source says. */
export type PurchaseMoment =
  | { at: Instant }
  /** A bank that names only the day, `2026-11-19`. */
  | { day: string };

/**
 * Whether a purchase happened after round-ups began for it: at or after the link of its account, and
 * at or after they were switched on. What came before rounds up to nothing.
 *
 * Of a purchase with only a day it is not known when on that day it was made, so it counts from the
 * day after, in the household's zone.
 *
 * @throws RangeError when an instant or day is malformed, or the zone unknown.
 * @example isAfterRoundUpStart({ day: '2026-11-19' }, { linkedAt: '2026-11-19T14:05:00Z', enabledAt: undefined, timeZone: 'UTC' }) // false
 */
export function isAfterRoundUpStart(purchase: PurchaseMoment, start: RoundUpStart): boolean {
  return [start.linkedAt, start.enabledAt].every((since) => {
    if (since === undefined) return true;
    if ('at' in purchase) return epochMillis(purchase.at) >= epochMillis(since);
    return calendarDay(purchase.day) >= addDays(calendarDayOf(since, start.timeZone), 1);
  });
}
