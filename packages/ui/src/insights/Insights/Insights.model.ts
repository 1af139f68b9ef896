import {
  debtTotals,
  insightsDebtSeries,
  type CalendarDay,
  type TrendPoint,
} from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';

/** The points of the debt chart, January to July; empty without debt. */
export function insightsTrend(debts: readonly Debt[], today: CalendarDay): TrendPoint[] {
  return debts.length === 0 ? [] : insightsDebtSeries(debtTotals(debts), today);
}
