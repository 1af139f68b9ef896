import { addMonths, type CalendarDay } from '@dime-time/finance-core';
import type { Formats } from '../../words/index.ts';
import type { PayoffChartWords } from '../../words/subjects/charts/payoffChart.ts';

/** The last year of the calendar; later months are named by their distance. */
const LAST_YEAR = 9999;

/**
 * Names a month of a plan; months before it are negative, and need a day that it begins.
 *
 * @param startsOn the day the plan begins; without one, or past the end of the calendar, the month
 * is named by its distance.
 * @param dueThisMonth whether the first month is the running one, and not the next.
 * @example monthText(28, calendarDay('2026-11-19'), words, formats) // 'Mar 2029'
 * @example monthText(28, undefined, words, formats) // '2 years 4 months'
 */
export function monthText(
  month: number,
  startsOn: CalendarDay | undefined,
  words: PayoffChartWords,
  formats: Formats,
  dueThisMonth = false,
): string {
  if (month === 0) return words.now;
  const year = startsOn && Number(startsOn.slice(0, 4)) + Math.ceil(month / 12);
  if (!startsOn || !year || year > LAST_YEAR) return formats.duration(month);
  return formats.monthYear(addMonths(startsOn, dueThisMonth && month > 0 ? month - 1 : month));
}

/** The same in short: `Mar 2029`, `18 mo`, `2 yr`. */
export function shortMonthText(
  month: number,
  startsOn: CalendarDay | undefined,
  words: PayoffChartWords,
  formats: Formats,
  dueThisMonth = false,
): string {
  if (startsOn || month === 0) {
    return monthText(month, startsOn, words, formats, dueThisMonth);
  }
  const isYear = month % 12 === 0;
  return isYear ? words.shortYears({ count: month / 12 }) : words.shortMonths({ count: month });
}
