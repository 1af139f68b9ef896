import { MOST_HISTORY_MONTHS } from '../contract/history.ts';
import type { MonthRange } from '../household/monthlyHistory.ts';
import { calendarMonth, monthOf, type CalendarDay, type CalendarMonth } from '../time/index.ts';
import { refusals } from './refusals.ts';
import type { QueryParams } from './transactionPage.ts';

/** No purchase and no debt is older. */
const FIRST_MONTH = calendarMonth('1900-01');

/**
 * Reads the query of the history: without `to` the running month, without `from` the January of the
 * year of `to`.
 *
 * @param today the household's day, which defines the running month.
 * @returns no month after the running one, so that it may be empty.
 * @throws Refusal 422 when one is no month, `from` is later than `to`, or there are more than
 *   {@link MOST_HISTORY_MONTHS} months from one to the other.
 */
export function readHistoryRange(params: QueryParams, today: CalendarDay): MonthRange {
  const thisMonth = monthOf(today);
  const to = readMonth(params, 'to') ?? thisMonth;
  const from = readMonth(params, 'from') ?? calendarMonth(`${to.slice(0, 4)}-01`);
  if (from > to) throw refusals.historyRange();
  if (monthNumber(to) - monthNumber(from) >= MOST_HISTORY_MONTHS) {
    throw refusals.historyTooLong(MOST_HISTORY_MONTHS);
  }
  return {
    from: from < FIRST_MONTH ? FIRST_MONTH : from,
    to: to > thisMonth ? thisMonth : to,
  };
}

function readMonth(params: QueryParams, name: 'from' | 'to'): CalendarMonth | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  try {
    return calendarMonth(text);
  } catch {
    throw refusals.monthMalformed(name);
  }
}

function monthNumber(month: CalendarMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
}
