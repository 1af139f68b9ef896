import type { CalendarDay } from './calendarDay.ts';
import { monthIndex } from './monthIndex.ts';
import { MONTH_LABELS } from './monthLabels.ts';

/**
 * Writes a day for people, in fixed en-US text.
 *
 * @example formatDay(calendarDay('2026-11-09')) // 'Nov 9, 2026'
 */
export function formatDay(day: CalendarDay): string {
  return `${MONTH_LABELS[monthIndex(day)]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}
