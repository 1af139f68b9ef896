import { expect, test } from 'vitest';
import { cents, quantity } from '../money/index.ts';
import { summarizeCrypto, type CoinPurchase } from './summarizeCrypto.ts';

function bought(symbol: string, dollars: number, units: bigint, more: Partial<CoinPurchase> = {}) {
  return {
    cryptoSymbol: symbol,
    amountUsd: cents(dollars * 100),
    cryptoAmount: quantity(units),
    status: 'completed',
    createdAt: '2026-11-10T12:00:00Z',
    ...more,
  };
}

test('summarizeCrypto adds up each coin and all of them', () => {
  expect(
    summarizeCrypto([
      bought('BTC', 5, 5000n),
      bought('ETH', 3, 70_000n),
      bought('BTC', 10, 10_500n),
    ]),
  ).toEqual({
    totalInvested: 1800,
    totalPurchases: 3,
    lastPurchase: '2026-11-10T12:00:00Z',
    portfolio: [
      { symbol: 'BTC', purchaseCount: 2, totalInvested: 1500, totalCrypto: 15_500n },
      { symbol: 'ETH', purchaseCount: 1, totalInvested: 300, totalCrypto: 70_000n },
    ],
  });
});

test('summarizeCrypto counts completed purchases only', () => {
  const pending = bought('BTC', 5, 5000n, { status: 'pending', createdAt: '2026-11-11T12:00:00Z' });
  expect(summarizeCrypto([pending])).toEqual({
    totalInvested: 0,
    totalPurchases: 0,
    lastPurchase: null,
    portfolio: [],
  });
  expect(summarizeCrypto([bought('BTC', 5, 5000n), pending]).lastPurchase).toBe(
    '2026-11-10T12:00:00Z',
  );
});

test('summarizeCrypto finds the latest purchase in any order', () => {
  const early = bought('BTC', 5, 1n, { createdAt: '2026-11-10T12:00:00Z' });
  // Later, though as text it sorts before the other.
  const late = bought('BTC', 5, 1n, { createdAt: '2026-11-10T12:00:00.500Z' });
  expect(summarizeCrypto([early, late]).lastPurchase).toBe(late.createdAt);
  expect(summarizeCrypto([late, early]).lastPurchase).toBe(late.createdAt);
});

test('summarizeCrypto takes an unknown number of coins for none', () => {
  const unknown = bought('BTC', 5, 1n, { cryptoAmount: undefined });
  expect(summarizeCrypto([unknown, bought('BTC', 5, 7n)]).portfolio[0]?.totalCrypto).toBe(7n);
});
