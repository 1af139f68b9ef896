import { epochMillis, type Instant } from '../time/index.ts';

/** How far the user's clock may be ahead, in milliseconds. */
const DAY = 86_400_000;

/**
 * Why a purchase or a refund of a moment cannot be entered: it is before 1900, or
 * more than a day to come.
 *
 * @param now the current moment.
 * @returns `undefined` for a valid date.
 * @example purchaseDateRefusal('9999-12-31T00:00:00Z', '2026-11-19T12:00:00Z') // 'This date is …'
 */
export function purchaseDateRefusal(date: Instant, now: Instant): string | undefined {
  if (date < '1900') return 'Choose a date in 1900 or later.';
  if (epochMillis(date) <= epochMillis(now) + DAY) return undefined;
  return 'This date is more than a day in the future. Choose today or an earlier date.';
}
