/** The position in the tour. */
export interface TourPosition {
  /** The step counted from 1, as it is shown. */
  readonly number: number;
  /** How many steps there are. */
  readonly count: number;
  /** The progress, in percent: 20 on the first of five steps, 100 on the last. */
  readonly percent: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Clamps `index` to the steps of the tour. */
export function nearestStep(index: number, count: number): number {
  return Math.min(Math.max(index, 0), Math.max(count - 1, 0));
}

/**
 * Returns the position of `index` (counted from 0) among `count` steps.
 *
 * @example tourPosition(0, 5) // { number: 1, count: 5, percent: 20, isFirst: true, isLast: false }
 */
export function tourPosition(index: number, count: number): TourPosition {
  const at = nearestStep(index, count);
  return {
    number: at + 1,
    count,
    percent: count === 0 ? 100 : Math.round(((at + 1) / count) * 100),
    isFirst: at === 0,
    isLast: at >= count - 1,
  };
}
