import type { TrendPoint, TrendPointKind } from '@dime-time/finance-core';

/** What a point of a kind is called. */
const KIND_TEXT: Readonly<Record<TrendPointKind, string>> = {
  real: 'Yours',
  sample: 'Sample',
  projected: 'Sample, hasn’t happened yet',
};

/** Where the value of a point comes from; one that does not say is real. */
export function kindOf(point: TrendPoint | undefined): TrendPointKind {
  return point?.kind ?? 'real';
}

/** What a table says of a point: whose figure it is, and whether it is today's at another month. */
export function kindText(point: TrendPoint): string {
  return point.isToday ? `${KIND_TEXT.real}, today` : KIND_TEXT[kindOf(point)];
}

/** Whether some of the points are not the reader's own figures. */
export function hasExamples(points: readonly TrendPoint[]): boolean {
  return points.some((point) => kindOf(point) !== 'real');
}

/** What a point is called: its label, and that it is a sample where it is: `Dec (sample, hasn’t happened yet)`. */
export function pointName(point: TrendPoint | undefined): string {
  if (!point) return '';
  const kind = kindOf(point);
  return kind === 'real' ? point.label : `${point.label} (${KIND_TEXT[kind].toLowerCase()})`;
}
