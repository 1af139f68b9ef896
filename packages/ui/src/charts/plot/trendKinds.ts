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

/** Whether every point is what was owed at its time. */
export function areReal(points: readonly TrendPoint[]): boolean {
  return points.every((point) => kindOf(point) === 'real');
}

/** Whether some of the points are not of the reader’s own debts. */
export function hasExamples(points: readonly TrendPoint[]): boolean {
  return points.some((point) => ['sample', 'projected'].includes(kindOf(point)));
}

/** The name of a point: its label, and its kind unless it is real: `Dec (forecast)`. */
export function pointName(point: TrendPoint | undefined, words: TrendWords): string {
  if (!point) return '';
  switch (kindOf(point)) {
    case 'real':
      return point.label;
    case 'sample':
      return words.samplePoint({ point: point.label });
    case 'projected':
      return words.projectedPoint({ point: point.label });
    case 'forecast':
      return words.forecastPoint({ point: point.label });
  }
}
