import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { portfolioTotals } from './portfolioTotals.ts';

test('portfolioTotals adds up money and purchases', () => {
  const portfolio = [
    { totalInvested: cents(8000), purchaseCount: 6 },
    { totalInvested: cents(4000), purchaseCount: 3 },
  ];
  expect(portfolioTotals(portfolio)).toEqual({ totalInvested: 12_000, totalPurchases: 9 });
  expect(portfolioTotals([])).toEqual({ totalInvested: 0, totalPurchases: 0 });
});
