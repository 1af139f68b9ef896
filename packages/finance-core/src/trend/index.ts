export { debtTrendSeries } from './debtTrendSeries.ts';
export type { TrendPoint, TrendPointKind } from './trendPoint.ts';
export { varySeries, type VarySeriesOptions } from './varySeries.ts';
