import * as v from 'valibot';
import { idField } from './fields/idField.ts';
import { instantField, instantInput } from './fields/instantField.ts';
import { moneyField } from './fields/moneyField.ts';
import { signedMoneyInput } from './fields/moneyInput.ts';
import { optionalField } from './fields/optionalField.ts';
import { textInput } from './fields/textInput.ts';

/** The category of a purchase that came without one. */
export const UNCATEGORIZED = 'Uncategorized';

/** A purchase, with the round-up the server worked out for it. */
export const transaction = v.object({
  id: idField,
  merchant: v.string(),
  category: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((text) => (text === '' ? UNCATEGORIZED : text)),
  ),
  date: instantField,
  /** Positive is money out, negative a refund. */
  amount: moneyField,
  roundUpAmount: moneyField,
  /** Extension `purse`: the part of the round-ups that a refund returned. */
  roundUpReturned: optionalField(moneyField),
  description: optionalField(v.string()),
});

/** Newest first. */
export const transactions = v.array(transaction);

/** Extension `transactions.create`: a purchase entered by hand, or, below zero, a refund. */
export const transactionRequest = v.strictObject({
  merchant: textInput(200),
  category: textInput(100),
  date: instantInput,
  amount: signedMoneyInput,
  description: v.optional(textInput(500)),
});

/** Extension `transactions.page`: one page by keyset; `before` is the id the page ends above. */
export const transactionPageQuery = v.strictObject({
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  before: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))),
});

export type Transaction = v.InferOutput<typeof transaction>;
export type TransactionRequest = v.InferOutput<typeof transactionRequest>;
export type TransactionPageQuery = v.InferOutput<typeof transactionPageQuery>;
