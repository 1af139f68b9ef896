import { calendarDay, type CalendarDay } from './calendarDay.ts';
import { monthIndex } from './monthIndex.ts';
import { onDayOfMonth } from './onDayOfMonth.ts';

/**
 * The same day a whole number of months later, or earlier for a negative number. A day the month
 * does not have becomes its last.
 *
 * @throws RangeError when the result is not in the years 0000 to 9999.
 * @example addMonths(calendarDay('2027-12-31'), 2) // '2028-02-29'
 */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const count = Number(day.slice(0, 4)) * 12 + monthIndex(day) + months;
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  const month = String((count % 12) + 1).padStart(2, '0');
  const first = `${year}-${month}-01`;
  // Each month of these years has a first day: only another text is looked up, and refused.
  const isDay = count >= 0 && first.length === 10;
  return onDayOfMonth((isDay ? first : calendarDay(first)) as CalendarDay, Number(day.slice(8)));
}
