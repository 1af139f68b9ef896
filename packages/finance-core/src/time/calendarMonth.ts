import { addMonths } from './addMonths.ts';
import { calendarDay, type CalendarDay } from './calendarDay.ts';

declare const calendarMonthBrand: unique symbol;

/** A month of the calendar, `2026-11`. Two of them compare as strings. */
export type CalendarMonth = string & { readonly [calendarMonthBrand]: 'CalendarMonth' };

/**
 * Brands a `YYYY-MM` text as a calendar month.
 *
 * @throws RangeError when it has another form, or the month is not 01 to 12.
 * @example calendarMonth('2026-11')
 */
export function calendarMonth(text: string): CalendarMonth {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) {
    throw new RangeError(`A calendar month is YYYY-MM; got ${text}.`);
  }
  return text as CalendarMonth;
}

/**
 * The month a day is in.
 *
 * @example monthOf(calendarDay('2026-11-19')) // '2026-11'
 */
export function monthOf(day: CalendarDay): CalendarMonth {
  return day.slice(0, 7) as CalendarMonth;
}

/**
 * The first day of a month.
 *
 * @example firstDayOf(calendarMonth('2026-11')) // '2026-11-01'
 */
export function firstDayOf(month: CalendarMonth): CalendarDay {
  return calendarDay(`${month}-01`);
}

/**
 * The months from one to another, both included; none where the first is later.
 *
 * @throws RangeError when a month is not in the years 0000 to 9999.
 * @example monthsBetween(calendarMonth('2026-11'), calendarMonth('2027-01')) // 2026-11, 2026-12, 2027-01
 */
export function monthsBetween(from: CalendarMonth, to: CalendarMonth): CalendarMonth[] {
  const list: CalendarMonth[] = [];
  for (let month = from; month <= to; month = nextMonth(month)) list.push(month);
  return list;
}

/**
 * The month after a month.
 *
 * @throws RangeError when it is not in the years 0000 to 9999.
 */
export function nextMonth(month: CalendarMonth): CalendarMonth {
  return monthOf(addMonths(firstDayOf(month), 1));
}
