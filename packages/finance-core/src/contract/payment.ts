import * as v from 'valibot';
import { idField } from './fields/idField.ts';
import { instantField } from './fields/instantField.ts';
import { moneyField } from './fields/moneyField.ts';
import { positiveMoneyInput } from './fields/moneyInput.ts';
import { optionalField } from './fields/optionalField.ts';

/** Where the money of a payment came from. */
export const PAYMENT_SOURCES = ['manual', 'accelerated', 'roundup'] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** A payment made on a debt. A source that is missing or unknown reads as `manual`. */
export const payment = v.object({
  id: idField,
  debtId: idField,
  amount: moneyField,
  date: instantField,
  source: v.fallback(v.picklist(PAYMENT_SOURCES), 'manual'),
  /** Extension `payments.undo`: it can be undone before then. */
  undoUntil: optionalField(instantField),
  /** Extension `purse`: a sweep made it, not a person. */
  isAutomatic: optionalField(v.boolean()),
});

/** Newest first. */
export const payments = v.array(payment);

const debtId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

export const paymentRequest = v.strictObject({
  debtId,
  amount: positiveMoneyInput,
  /** Extension `purse`: `roundup` draws on the round-ups that wait. */
  source: v.picklist(['manual', 'roundup']),
});

export const acceleratedPaymentRequest = v.strictObject({ debtId, amount: positiveMoneyInput });

/** The answer to an accelerated payment; where there is no message the page has its own words. */
export const acceleratedPaymentAnswer = v.object({
  message: optionalField(v.string()),
  payment,
});

export type Payment = v.InferOutput<typeof payment>;
export type PaymentRequest = v.InferOutput<typeof paymentRequest>;
export type AcceleratedPaymentRequest = v.InferOutput<typeof acceleratedPaymentRequest>;
export type AcceleratedPaymentAnswer = v.InferOutput<typeof acceleratedPaymentAnswer>;
