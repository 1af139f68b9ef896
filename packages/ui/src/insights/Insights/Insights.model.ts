import {
  debtTotals,
  INSIGHT_MONTHS,
  insightsDebtSeries,
  planInForce,
  plannedTrend,
  sumCents,
  type CalendarDay,
  type Cents,
  type Household,
  type TrendPoint,
} from '@dime-time/finance-core';
import type { Debt, HistoryMonth, PlanVersion } from '@dime-time/finance-core/contract';
import { promisedBy } from '../../internal/promisedBy.ts';
import { debtByMonth, type DebtByMonth } from '../../internal/debtByMonth.ts';

/** The points of the debt chart, January to July; empty without debt. */
export function insightsTrend(debts: readonly Debt[], today: CalendarDay): TrendPoint[] {
  return debts.length === 0 ? [] : insightsDebtSeries(debtTotals(debts), today);
}

/** The household’s own months, with its forecast and what its saved plan promised. */
export interface HistoryTrend extends DebtByMonth {
  /** What the plan promised to leave owed in each month; `undefined` if none was saved. */
  planned: readonly Cents[] | undefined;
}

/** The same from the household’s own history, its forecast, and the versions of its plan. */
export function historyTrend(
  history: readonly HistoryMonth[],
  household: Household,
  versions: readonly PlanVersion[],
  timeZone: string,
): HistoryTrend {
  const today = household.asOf;
  const plan = planInForce(versions, today, timeZone);
  return {
    ...debtByMonth({
      history,
      totalDebt: sumCents(household.debts.map(({ currentBalance }) => currentBalance)),
      today,
      household,
      months: INSIGHT_MONTHS,
    }),
    planned:
      plan &&
      plannedTrend({ promised: promisedBy(plan, household.debts), today, months: INSIGHT_MONTHS }),
  };
}
