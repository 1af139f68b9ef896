import { sumCents, type Cents } from '../money/index.ts';
import type { Holding } from './holding.ts';

/**
 * What the holdings of a portfolio add up to.
 *
 * @example portfolioTotals(portfolio) // { totalInvested: 12000, totalPurchases: 9 }
 */
export function portfolioTotals(
  portfolio: readonly Pick<Holding, 'totalInvested' | 'purchaseCount'>[],
): { totalInvested: Cents; totalPurchases: number } {
  return {
    totalInvested: sumCents(portfolio.map((one) => one.totalInvested)),
    totalPurchases: portfolio.reduce((count, one) => count + one.purchaseCount, 0),
  };
}
