import type { CalendarDay } from './calendarDay.ts';

/** The order of two days, for `sort`: below 0 where `a` is the earlier, 0 for the same day. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a < b ? -1 : Number(a > b);
}
