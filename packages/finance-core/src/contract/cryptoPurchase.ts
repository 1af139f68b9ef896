import * as v from 'valibot';
import { idField } from './fields/idField.ts';
import { instantField } from './fields/instantField.ts';
import { moneyField } from './fields/moneyField.ts';
import { optionalField } from './fields/optionalField.ts';
import { quantityField } from './fields/quantityField.ts';

/** A purchase of cryptocurrency from round-ups. Any status but `completed` shows as secondary. */
const cryptoPurchase = v.object({
  id: idField,
  cryptoSymbol: v.string(),
  amountUsd: moneyField,
  cryptoAmount: optionalField(quantityField),
  status: v.nullish(v.string(), 'pending'),
  createdAt: instantField,
});

/** Newest first. */
export const cryptoPurchases = v.array(cryptoPurchase);

export type CryptoPurchase = v.InferOutput<typeof cryptoPurchase>;
