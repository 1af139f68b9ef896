import { MONTH_LABELS } from '../time/index.ts';
import type { Cents } from '../money/index.ts';
import type { TrendPoint } from './trendPoint.ts';

/**
 * The points of a chart whose axis begins in January, whenever its figures begin.
 *
 * @param points at most one for each month.
 * @param months how many months from January on.
 * @returns one for each month; the value of a month without a figure is not finite, and not drawn.
 */
export function everyMonth(
  points: readonly TrendPoint[],
  months: number = MONTH_LABELS.length,
): TrendPoint[] {
  const byMonth = new Map(points.map((point) => [point.month, point]));
  return MONTH_LABELS.slice(0, months).map(
    (label, month) => byMonth.get(month) ?? { label, month, value: Number.NaN as Cents },
  );
}
