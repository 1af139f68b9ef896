import { calendarDay, type CalendarDay } from './calendarDay.ts';
import { monthIndex } from './monthIndex.ts';
import { onDayOfMonth } from './onDayOfMonth.ts';

/** The first day of any month, which exists: there is no need to look it up. */
const FIRST_OF_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])-01$/;

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
  return onDayOfMonth(
    FIRST_OF_MONTH.test(first) ? (first as CalendarDay) : calendarDay(first),
    Number(day.slice(8)),
  );
}
