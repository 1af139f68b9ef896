import { monthIndex, type CalendarDay } from '@dime-time/finance-core';

/**
 * The months from that of one day to that of another, as people count them: November to January is
 * two. At least one, for a day of the same month.
 */
export function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  const monthOf = (day: CalendarDay) => 12 * Number(day.slice(0, 4)) + monthIndex(day);
  return Math.max(1, monthOf(to) - monthOf(from));
}
