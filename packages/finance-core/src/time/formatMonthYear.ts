import type { CalendarDay } from './calendarDay.ts';
import { monthIndex } from './monthIndex.ts';
import { MONTH_LABELS } from './monthLabels.ts';

/**
 * Writes the month of a day for people, in fixed en-US text.
 *
 * @example formatMonthYear(calendarDay('2029-04-01')) // 'Apr 2029'
 */
export function formatMonthYear(day: CalendarDay): string {
  return `${MONTH_LABELS[monthIndex(day)]} ${day.slice(0, 4)}`;
}
