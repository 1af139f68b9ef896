import {
  calendarDayOf,
  debtTrendSeries,
  monthIndex,
  type Cents,
  type Instant,
  type TrendPoint,
} from '@dime-time/finance-core';
import type { User } from '@dime-time/finance-core/contract';
import type { Formats } from '../../words/index.ts';
import type { DashboardWords } from '../../words/subjects/dashboard/dashboard.ts';

/** The name in the greeting; someone without a first name is a 'User'. */
export function greetingName(
  user: Pick<User, 'firstName'> | undefined,
  words: DashboardWords,
): string {
  return user?.firstName?.trim() || words.unnamed;
}

export interface DashboardTrend {
  points: readonly TrendPoint[];
  /** The index of the current month, the only real point. */
  currentIndex: number;
  /** Its full name: `November`. */
  currentMonth: string;
}

/** The twelve months of the chart: the sample year, with the real debt in the current month. */
export function dashboardTrend(
  totalDebt: Cents,
  asOf: Instant,
  timeZone: string,
  { monthName }: Formats,
): DashboardTrend {
  const currentIndex = monthIndex(calendarDayOf(asOf, timeZone));
  return {
    points: debtTrendSeries({ totalDebt, asOf, timeZone }),
    currentIndex,
    currentMonth: monthName(currentIndex),
  };
}
