import type { Cents } from '../money/index.ts';

/**
 * Where the value of a point comes from:
 * - `real`: the household's own figure.
 * - `sample`: an example that stands in a place for which no figure is known.
 * - `projected`: an example for a time that has not come yet.
 */
export type TrendPointKind = 'real' | 'sample' | 'projected';

/** One point of a debt chart. */
export interface TrendPoint {
  /** The month: `Jan`. */
  label: string;
  value: Cents;
  /**
   * Where the value comes from.
   * @default 'real'
   */
  kind?: TrendPointKind;
  /**
   * Whether the value is of today, though the label names another month.
   * @default false
   */
  isToday?: boolean;
}
