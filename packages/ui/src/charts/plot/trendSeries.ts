import type { TrendPoint } from '@dime-time/finance-core';
import type { Formats } from '../../words/index.ts';
import { finitePlaces } from './finitePlaces.ts';

/** A series with the indices that can be drawn and reached. */
export interface TrendSeries {
  /** The points, labeled in the language of the page. */
  points: readonly TrendPoint[];
  values: readonly number[];
  /** The indices of the finite values, in ascending order. */
  places: readonly number[];
}

/** Prepares a series for drawing: its labels, its values, and which of them are finite. */
export function trendSeries(points: readonly TrendPoint[], formats: Formats): TrendSeries {
  const values = points.map((point) => point.value);
  const labeled = points.map((point) => ({ ...point, label: labelOf(point, formats) }));
  return { points: labeled, values, places: finitePlaces(values) };
}

function labelOf({ label, month, day }: TrendPoint, formats: Formats): string {
  if (month !== undefined) return formats.monthLabel(month);
  return day === undefined ? label : formats.monthDay(day);
}
