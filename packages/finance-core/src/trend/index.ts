export { debtHistory, type DebtHistoryInput, type DebtHistoryPoint } from './debtHistory.ts';
export { debtTrendSeries } from './debtTrendSeries.ts';
export { everyMonth } from './everyMonth.ts';
export { householdTrend, type HouseholdTrendInput, type MonthTotal } from './householdTrend.ts';
export type { PromisedBalances } from './balanceOn.ts';
export {
  plannedBalances,
  type PlannedBalances,
  type PlannedBalancesInput,
} from './plannedBalances.ts';
export { plannedTrend, type PlannedTrendInput } from './plannedTrend.ts';
export type { TrendPoint, TrendPointKind } from './trendPoint.ts';
export { varySeries, type VarySeriesOptions } from './varySeries.ts';
