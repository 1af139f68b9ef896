import type { CalendarDay } from './calendarDay.ts';
import { monthIndex } from './monthIndex.ts';
import { MONTH_LABELS } from './monthLabels.ts';

/**
 * Writes a day whose year is plain, in fixed en-US text.
 *
 * @example formatMonthDay(calendarDay('2026-11-09')) // 'Nov 9'
 */
export function formatMonthDay(day: CalendarDay): string {
  return `${MONTH_LABELS[monthIndex(day)]} ${Number(day.slice(8))}`;
}
