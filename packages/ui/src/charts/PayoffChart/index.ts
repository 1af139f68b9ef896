export { PayoffChart, type PayoffChartProps } from './PayoffChart.tsx';
export {
  payoffLine,
  type PayoffLine,
  type PayoffOutcomeKind,
  type PayoffPlan,
} from './payoffLine.ts';
