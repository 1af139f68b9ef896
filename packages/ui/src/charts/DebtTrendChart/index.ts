export { DebtTrendChart, type DebtTrendChartProps } from './DebtTrendChart.tsx';
