import type { TrendPoint, TrendPointKind } from '@dime-time/finance-core';

/** What a point is called in a table, beside its amount. */
export const KIND_TEXT: Readonly<Record<TrendPointKind, string>> = {
  real: 'Real',
  sample: 'Sample',
  projected: 'Not yet, sample',
};

/** Where the value of a point comes from; one that does not say is real. */
export function kindOf(point: TrendPoint | undefined): TrendPointKind {
  return point?.kind ?? 'real';
}

/** Whether some of the points are not the reader's own figures. */
export function hasExamples(points: readonly TrendPoint[]): boolean {
  return points.some((point) => kindOf(point) !== 'real');
}

/** What a point is called: its label, and that it is a sample where it is: `Dec (not yet, sample)`. */
export function pointName(point: TrendPoint | undefined): string {
  if (!point) return '';
  const kind = kindOf(point);
  return kind === 'real' ? point.label : `${point.label} (${KIND_TEXT[kind].toLowerCase()})`;
}
