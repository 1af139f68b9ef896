export type { Spending } from './spending.ts';
export { totalSaved } from './totalSaved.ts';
export { averageRoundUp } from './averageRoundUp.ts';
export { roundUpRate } from './roundUpRate.ts';
export { debtReductionPerMonth, INSIGHT_MONTHS } from './debtReductionPerMonth.ts';
export { insightsDebtSeries } from './insightsDebtSeries.ts';
export type { CategorySpending } from './spendingByCategory.ts';
export { topCategories } from './topCategories.ts';
export { otherCategories } from './otherCategories.ts';
export { monthlyActivity, type MonthActivity } from './monthlyActivity.ts';
export { planInForce } from './planInForce.ts';
export {
  planProgress,
  type PlanProgress,
  type PlanProgressInput,
  type PromisedPlan,
} from './planProgress.ts';
export { raisedRoundUps, type RaisedRoundUps } from './raisedRoundUps.ts';
