import type { TrendPoint } from '@dime-time/finance-core';
import { finitePlaces } from './finitePlaces.ts';

/** A series with the places of it that can be drawn, pointed at and walked. */
export interface TrendSeries {
  points: readonly TrendPoint[];
  values: readonly number[];
  /** Where a value is finite, in rising order. */
  places: readonly number[];
}

/** Readies a series for drawing: its values in a row, and which of them are finite. */
export function trendSeries(points: readonly TrendPoint[]): TrendSeries {
  const values = points.map((point) => point.value);
  return { points, values, places: finitePlaces(values) };
}
