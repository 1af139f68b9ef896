export { Insights, type InsightsLinks, type InsightsProps } from './Insights/Insights.tsx';
export { InsightStats, type InsightStatsProps } from './InsightStats/InsightStats.tsx';
export { MonthlyActivity, type MonthlyActivityProps } from './MonthlyActivity/MonthlyActivity.tsx';
export type { Tip, TipTarget } from './OptimizationTips/OptimizationTips.content.ts';
export {
  OptimizationTips,
  type OptimizationTipsProps,
} from './OptimizationTips/OptimizationTips.tsx';
export type { PlanStanding } from './YourProgress/PlanStanding.model.ts';
export { YourProgress, type YourProgressProps } from './YourProgress/YourProgress.tsx';
