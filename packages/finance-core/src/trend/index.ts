export { debtTrendSeries } from './debtTrendSeries.ts';
export type { TrendPoint } from './trendPoint.ts';
export { varySeries, type VarySeriesOptions } from './varySeries.ts';
