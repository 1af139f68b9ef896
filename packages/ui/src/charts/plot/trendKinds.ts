import type { TrendPoint, TrendPointKind } from '@dime-time/finance-core';
import type { TrendWords } from '../../words/subjects/charts/trend.ts';

/** The kind of a point; real by default. */
export function kindOf(point: TrendPoint | undefined): TrendPointKind {
  return point?.kind ?? 'real';
}

/**
 * The source of a point’s value, as the table shows it, including today’s value at another month.
 */
export function kindText(point: TrendPoint, words: TrendWords): string {
  return point.isToday ? words.realToday : words[kindOf(point)];
}

/** Whether some of the points are not the reader’s own figures. */
export function hasExamples(points: readonly TrendPoint[]): boolean {
  return points.some((point) => kindOf(point) !== 'real');
}

/**
 * The name of a point: its label, and its kind if it is a sample: `Dec (sample, hasn’t happened
 * yet)`.
 */
export function pointName(point: TrendPoint | undefined, words: TrendWords): string {
  if (!point) return '';
  switch (kindOf(point)) {
    case 'real':
      return point.label;
    case 'sample':
      return words.samplePoint({ point: point.label });
    case 'projected':
      return words.projectedPoint({ point: point.label });
  }
}
