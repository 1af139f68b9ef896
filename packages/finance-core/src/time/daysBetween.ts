import { dayNumber, type CalendarDay } from './calendarDay.ts';

/**
 * How many days the second day is after the first; negative where it is before it.
 *
 * @example daysBetween(calendarDay('2028-02-28'), calendarDay('2028-03-01')) // 2
 */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}
