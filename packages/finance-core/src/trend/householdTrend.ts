import type { Cents } from '../money/index.ts';
import {
  calendarMonth,
  MONTH_LABELS,
  monthOf,
  type CalendarDay,
  type CalendarMonth,
} from '../time/index.ts';
import { balanceAtEndOf, type PromisedMonths } from './balanceOn.ts';
import type { TrendPoint, TrendPointKind } from './trendPoint.ts';

/** What a household owed in all at the end of a month; `HistoryMonth` of the contract has it. */
export interface MonthTotal {
  month: CalendarMonth;
  totalDebt: Cents;
}

/** The input of {@link householdTrend}. */
export interface HouseholdTrendInput {
  /** The months that the household has a history of, in any order. */
  history: readonly MonthTotal[];
  /** What is owed today. */
  totalDebt: Cents;
  today: CalendarDay;
  /** The household's forecast of today: `planForecast` of its plan. */
  forecast: PromisedMonths;
  /**
   * How many months of this year, from January on.
   * @default 12
   */
  months?: number;
}

/**
 * A household's own debt in the months of this year: what it owed at the end of each month that is
 * over, what it owes today in the running one, and the forecast's balance at the end of each to come.
 *
 * A month without a figure is left out: one before the history, and one after the last balance of a
 * forecast that never ends. After the debt-free date it is zero.
 *
 * @returns points of the kinds `real`, then `forecast`, from January on.
 * @example householdTrend({ history, totalDebt, today, forecast }).at(-1) // { label: 'Dec', month: 11, … }
 */
export function householdTrend(input: HouseholdTrendInput): TrendPoint[] {
  const { history, totalDebt, today, forecast, months = MONTH_LABELS.length } = input;
  const current = monthOf(today);
  const totals = new Map(history.map((each) => [each.month, each.totalDebt]));
  return MONTH_LABELS.slice(0, months).flatMap((label, index) => {
    const month = calendarMonth(`${current.slice(0, 4)}-${String(index + 1).padStart(2, '0')}`);
    const point = (value: Cents | undefined, kind: TrendPointKind): TrendPoint[] =>
      value === undefined ? [] : [{ label, month: index, value, kind }];
    if (month > current) return point(balanceAtEndOf(month, forecast), 'forecast');
    if (month < current) return point(totals.get(month), 'real');
    return point(totalDebt, 'real').map((now) => ({ ...now, isToday: true }));
  });
}
