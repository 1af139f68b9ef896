import { addMonths, monthIndex, type CalendarDay } from '../../time/index.ts';

/**
 * How many whole months lie between two days: the largest n with `addMonths(from, n)` on or before
 * the second; negative where it comes first.
 *
 * @example monthsUntil(calendarDay('2026-01-31'), calendarDay('2026-02-28')) // 1
 */
export function monthsUntil(from: CalendarDay, day: CalendarDay): number {
  const years = Number(day.slice(0, 4)) - Number(from.slice(0, 4));
  const months = 12 * years + monthIndex(day) - monthIndex(from);
  return addMonths(from, months) > day ? months - 1 : months;
}
