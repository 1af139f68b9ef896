import { epochMillis, type Instant } from '../time/index.ts';

/** How far the user's clock may be ahead, in milliseconds. */
const DAY = 86_400_000;

/**
 * Why a purchase or a refund of a moment cannot be entered: it is before 1900, or
 * more than a day to come.
 *
 * @param now the current moment.
 * @returns `undefined` for a valid date.
 * @example purchaseDateRefusal('9999-12-31T00:00:00Z', '2026-11-19T12:00:00Z') // 'future'
 */
export function purchaseDateRefusal(
  date: Instant,
  now: Instant,
): 'future' | 'before-1900' | undefined {
  if (date < '1900') return 'before-1900';
  return epochMillis(date) > epochMillis(now) + DAY ? 'future' : undefined;
}
