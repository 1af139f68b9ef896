export { DebtTrendChart, type DebtTrendChartProps } from './DebtTrendChart.tsx';
export { type TrendPoint } from './DebtTrendChart.geometry.ts';
