export type { Spending } from './spending.ts';
export { totalSaved } from './totalSaved.ts';
export { averageRoundUp } from './averageRoundUp.ts';
export { roundUpRate } from './roundUpRate.ts';
export { debtReductionPerMonth } from './debtReductionPerMonth.ts';
export { insightsDebtSeries } from './insightsDebtSeries.ts';
export { topCategories, type CategorySpending } from './topCategories.ts';
export { monthlyActivity, type MonthActivity } from './monthlyActivity.ts';
