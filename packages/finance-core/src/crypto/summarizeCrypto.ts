import { addCents, quantity, ZERO_CENTS, type Cents, type Quantity } from '../money/index.ts';
import { epochMillis, type Instant } from '../time/index.ts';
import type { Holding } from './holding.ts';
import { portfolioTotals } from './portfolioTotals.ts';

/** A purchase of a coin with round-ups. */
export interface CoinPurchase {
  cryptoSymbol: string;
  amountUsd: Cents;
  /** The coins it bought, where known. */
  cryptoAmount?: Quantity | undefined;
  status: string;
  createdAt: Instant;
}

/** What round-ups have bought so far. */
export interface CoinSummary {
  totalInvested: Cents;
  totalPurchases: number;
  /** The latest purchase. */
  lastPurchase: Instant | null;
  /** A holding for each coin, the one bought first in the list first. */
  portfolio: Holding[];
}

/**
 * Adds up purchases to a portfolio. Only completed ones count: the others hold no coins yet, and
 * perhaps never will.
 *
 * @throws RangeError when a date is malformed.
 * @example summarizeCrypto(purchases).totalInvested
 */
export function summarizeCrypto(purchases: readonly CoinPurchase[]): CoinSummary {
  const holdings = new Map<string, Holding>();
  let lastPurchase: Instant | null = null;
  for (const purchase of purchases) {
    if (purchase.status !== 'completed') continue;
    const symbol = purchase.cryptoSymbol;
    const before = holdings.get(symbol);
    holdings.set(symbol, {
      symbol,
      purchaseCount: (before?.purchaseCount ?? 0) + 1,
      totalInvested: addCents(before?.totalInvested ?? ZERO_CENTS, purchase.amountUsd),
      totalCrypto: quantity((before?.totalCrypto ?? 0n) + (purchase.cryptoAmount ?? 0n)),
    });
    if (lastPurchase === null || epochMillis(purchase.createdAt) > epochMillis(lastPurchase)) {
      lastPurchase = purchase.createdAt;
    }
  }
  const portfolio = [...holdings.values()];
  return { ...portfolioTotals(portfolio), lastPurchase, portfolio };
}
