import { cents, splitCents } from '../money/index.ts';
import type { Holding } from './holding.ts';

/**
 * The share of each holding in what was invested, in whole percentages that add up to 100; all 0
 * where nothing was invested.
 *
 * Rounded by the largest remainder, so a share may differ from its own rounding by one.
 *
 * @returns one integer for each holding, in their order.
 * @example holdingShares(portfolio) // [67, 33]
 */
export function holdingShares(portfolio: readonly Pick<Holding, 'totalInvested'>[]): number[] {
  const weights = portfolio.map((one) => Math.max(0, one.totalInvested));
  return weights.some((weight) => weight > 0) ? splitCents(cents(100), weights) : weights;
}
