import type { TrendPoint, TrendPointKind } from '@dime-time/finance-core';

/** The label of each kind of point. */
const KIND_TEXT: Readonly<Record<TrendPointKind, string>> = {
  real: 'Yours',
  sample: 'Sample',
  projected: 'Sample, hasn’t happened yet',
};

/** The kind of a point; real by default. */
export function kindOf(point: TrendPoint | undefined): TrendPointKind {
  return point?.kind ?? 'real';
}

/**
 * The source of a point’s value, as the table shows it, including today’s value at another month.
 */
export function kindText(point: TrendPoint): string {
  return point.isToday ? `${KIND_TEXT.real}, today` : KIND_TEXT[kindOf(point)];
}

/** Whether some of the points are not the reader’s own figures. */
export function hasExamples(points: readonly TrendPoint[]): boolean {
  return points.some((point) => kindOf(point) !== 'real');
}

/**
 * The name of a point: its label, and its kind if it is a sample: `Dec (sample, hasn’t happened
 * yet)`.
 */
export function pointName(point: TrendPoint | undefined): string {
  if (!point) return '';
  const kind = kindOf(point);
  return kind === 'real' ? point.label : `${point.label} (${KIND_TEXT[kind].toLowerCase()})`;
}
