import { monthOf, type CalendarDay, type Cents } from '@dime-time/finance-core';
import type { HistoryMonth } from '@dime-time/finance-core/contract';

/** The most months of the past beside a plan: a year. */
const MOST_MONTHS = 12;

/** What was owed in all at the end of each of the months before the running one, oldest first. */
export function pastBalances(history: readonly HistoryMonth[], today: CalendarDay): Cents[] {
  return history
    .filter(({ month }) => month < monthOf(today))
    .slice(-MOST_MONTHS)
    .map(({ totalDebt }) => totalDebt);
}
