import type { Cents } from '../money/index.ts';

/** One point of a debt chart. */
export interface TrendPoint {
  /** The month: `Jan`. */
  label: string;
  value: Cents;
}
