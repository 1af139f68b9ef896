import type { CalendarDay } from '../time/index.ts';
import type { Cents } from '../money/index.ts';

/**
 * Where the value of a point comes from:
 * - `real`: the household's own figure.
 * - `sample`: an example that stands in a place for which no figure is known.
 * - `projected`: an example for a time that has not come yet.
 * - `forecast`: what the household's own debts and payments lead to, for a time that has not come yet.
 */
export type TrendPointKind = 'real' | 'sample' | 'projected' | 'forecast';

/** One point of a debt chart. */
export interface TrendPoint {
  /** The time of the point in US English: `Jan`. Shown as it is where neither `month` nor `day` is. */
  label: string;
  /**
   * The month of the point, 0 for January to 11, which a page names in its language.
   * @default undefined
   */
  month?: number;
  /**
   * The day of the point, which a page writes in its language.
   * @default undefined
   */
  day?: CalendarDay;
  value: Cents;
  /**
   * Where the value comes from.
   * @default 'real'
   */
  kind?: TrendPointKind;
  /**
   * Whether the value is of today, not of the end of the month that the label names.
   * @default false
   */
  isToday?: boolean;
}
