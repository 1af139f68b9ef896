import type { CalendarDay } from './calendarDay.ts';

/**
 * The month of a day as an index into `MONTH_LABELS`: 0 for January, 11 for December.
 *
 * @example monthIndex(calendarDay('2026-11-19')) // 10
 */
export function monthIndex(day: CalendarDay): number {
  return Number(day.slice(5, 7)) - 1;
}
