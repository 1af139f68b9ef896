import type { CalendarDay } from './calendarDay.ts';
import { formatMonthDay } from './formatMonthDay.ts';
import { weekday } from './weekday.ts';

const NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * Writes a day that is near, in fixed en-US text.
 *
 * @example formatWeekday(calendarDay('2026-11-30')) // 'Monday, Nov 30'
 */
export function formatWeekday(day: CalendarDay): string {
  return `${NAMES[weekday(day)]}, ${formatMonthDay(day)}`;
}
