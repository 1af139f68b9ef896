import type { MonthsWords } from '../../words/subjects/charts/months.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const satisfies (keyof MonthsWords)[];

/**
 * The full name of a month.
 *
 * @param month 0–11.
 * @throws RangeError for another number.
 */
export function monthName(month: number, words: MonthsWords): string {
  const key = MONTHS[month];
  if (key === undefined) throw new RangeError(`A month is 0 to 11; got ${month}.`);
  return words[key];
}

/** The full name of an English abbreviation, such as `Nov`; any other text as it is. */
export function spelledOutMonth(label: string, words: MonthsWords): string {
  const month = MONTHS.findIndex((key) => key.slice(0, 3) === label.toLowerCase());
  return month < 0 ? label : monthName(month, words);
}
