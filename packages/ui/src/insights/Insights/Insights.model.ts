import {
  debtTotals,
  INSIGHT_MONTHS,
  insightsDebtSeries,
  sumCents,
  type CalendarDay,
  type Household,
  type TrendPoint,
} from '@dime-time/finance-core';
import type { Debt, HistoryMonth } from '@dime-time/finance-core/contract';
import { debtByMonth, type DebtByMonth } from '../../internal/debtByMonth.ts';

/** The points of the debt chart, January to July; empty without debt. */
export function insightsTrend(debts: readonly Debt[], today: CalendarDay): TrendPoint[] {
  return debts.length === 0 ? [] : insightsDebtSeries(debtTotals(debts), today);
}

/** The same from the household’s own history, and from its forecast. */
export function historyTrend(history: readonly HistoryMonth[], household: Household): DebtByMonth {
  return debtByMonth({
    history,
    totalDebt: sumCents(household.debts.map(({ currentBalance }) => currentBalance)),
    today: household.asOf,
    household,
    months: INSIGHT_MONTHS,
  });
}
