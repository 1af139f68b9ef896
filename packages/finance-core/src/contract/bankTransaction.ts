import * as v from 'valibot';
import { dayField } from './fields/dayField.ts';
import { idField } from './fields/idField.ts';
import { providerMoneyField } from './fields/moneyField.ts';
import { optionalField } from './fields/optionalField.ts';

/** A row of a linked account, as the provider sends it. */
export const bankTransaction = v.object({
  transaction_id: idField,
  merchant_name: v.nullish(v.string(), null),
  name: v.string(),
  date: dayField,
  account_id: idField,
  category: v.nullish(v.array(v.string()), null),
  /** Positive is money out. */
  amount: providerMoneyField,
  /** Announced by the bank, not yet booked. */
  pending: optionalField(v.boolean()),
});

export const bankTransactions = v.array(bankTransaction);

export type BankTransaction = v.InferOutput<typeof bankTransaction>;
