export { DebtTrendChart, type DebtTrendChartProps } from './DebtTrendChart/DebtTrendChart.tsx';
export { PayoffChart, type PayoffChartProps } from './PayoffChart/PayoffChart.tsx';
export {
  payoffLine,
  type PayoffLine,
  type PayoffOutcomeKind,
  type PayoffPlan,
} from './PayoffChart/payoffLine.ts';
export { PlanByDebtChart, type PlanByDebtChartProps } from './PlanByDebtChart/PlanByDebtChart.tsx';
export { ChartHeadlineLoading } from './plot/ChartHeadline.tsx';
export { ChartPlaceholder } from './plot/ChartPlaceholder.tsx';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.tsx';
export { SpendingChart, type SpendingChartProps } from './SpendingChart/SpendingChart.tsx';
