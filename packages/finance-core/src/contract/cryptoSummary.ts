import * as v from 'valibot';
import { instantField } from './fields/instantField.ts';
import { moneyField } from './fields/moneyField.ts';
import { quantityField } from './fields/quantityField.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const cryptoPortfolioEntry = v.object({
  symbol: v.string(),
  purchaseCount: count,
  totalInvested: moneyField,
  totalCrypto: quantityField,
});

/** What round-ups have bought so far. */
export const cryptoSummary = v.object({
  totalInvested: moneyField,
  totalPurchases: count,
  lastPurchase: v.nullish(instantField, null),
  portfolio: v.array(cryptoPortfolioEntry),
});

export type CryptoPortfolioEntry = v.InferOutput<typeof cryptoPortfolioEntry>;
export type CryptoSummary = v.InferOutput<typeof cryptoSummary>;
