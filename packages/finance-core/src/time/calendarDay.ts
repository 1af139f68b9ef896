declare const calendarDayBrand: unique symbol;

/** A day of the calendar without a time or a zone, `2026-11-19`. Two of them compare as strings. */
export type CalendarDay = string & { readonly [calendarDayBrand]: 'CalendarDay' };

/** Milliseconds in a day of UTC, which has no daylight saving. */
export const MILLIS_PER_DAY = 86_400_000;

/**
 * Brands a `YYYY-MM-DD` text as a calendar day.
 *
 * @throws RangeError when it has another form, or the calendar has no such day (February 30th).
 * @example calendarDay('2028-02-29')
 */
export function calendarDay(text: string): CalendarDay {
  const millis = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  // Date.parse carries February 30th into March, so the day has to come back as it went in.
  if (Number.isNaN(millis) || dayText(millis) !== text) {
    throw new RangeError(`A calendar day is an existing YYYY-MM-DD; got ${text}.`);
  }
  return text as CalendarDay;
}

/** How many days after 1970-01-01 the day is; negative before it. */
export function dayNumber(day: CalendarDay): number {
  return Date.parse(`${day}T00:00Z`) / MILLIS_PER_DAY;
}

/**
 * The inverse of {@link dayNumber}.
 *
 * @throws RangeError when the day is not in the years 0000 to 9999.
 */
export function dayFromNumber(days: number): CalendarDay {
  return calendarDay(dayText(days * MILLIS_PER_DAY));
}

function dayText(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10);
}
