import type { CalendarDay } from './calendarDay.ts';
import { daysInMonth } from './daysInMonth.ts';

/**
 * The day with this number in the same month, or the month's last where it has no such day: a bill
 * due on the 31st is due on April 30th.
 *
 * @param dayOfMonth 1 to 31.
 * @throws RangeError when `dayOfMonth` is not a whole number from 1 to 31.
 * @example onDayOfMonth(calendarDay('2026-02-10'), 31) // '2026-02-28'
 */
export function onDayOfMonth(day: CalendarDay, dayOfMonth: number): CalendarDay {
  if (!Number.isInteger(dayOfMonth) || dayOfMonth < 1 || dayOfMonth > 31) {
    throw new RangeError(`A day of the month is 1 to 31; got ${dayOfMonth}.`);
  }
  // Every month has 28 days, and a plan asks for thousands of days.
  const clamped = dayOfMonth <= 28 ? dayOfMonth : Math.min(dayOfMonth, daysInMonth(day));
  return `${day.slice(0, 8)}${String(clamped).padStart(2, '0')}` as CalendarDay;
}
