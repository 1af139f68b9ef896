import type { TrendPoint } from '@dime-time/finance-core';
import { finitePlaces } from './finitePlaces.ts';

/** A series with the indices that can be drawn and reached. */
export interface TrendSeries {
  points: readonly TrendPoint[];
  values: readonly number[];
  /** The indices of the finite values, in ascending order. */
  places: readonly number[];
}

/** Prepares a series for drawing: its values, and which of them are finite. */
export function trendSeries(points: readonly TrendPoint[]): TrendSeries {
  const values = points.map((point) => point.value);
  return { points, values, places: finitePlaces(values) };
}
