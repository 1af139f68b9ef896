import * as v from 'valibot';
import { dayField } from './fields/dayField.ts';
import { idField } from './fields/idField.ts';
import { instantField } from './fields/instantField.ts';
import { providerMoneyField } from './fields/moneyField.ts';
import { optionalField } from './fields/optionalField.ts';

/** A row of a linked account, as the provider sends it. */
const bankTransaction = v.object({
  transaction_id: idField,
  merchant_name: v.nullish(v.string(), null),
  name: v.string(),
  /** The bank's own day. */
  date: dayField,
  /** Its time, where the bank reports one; an invalid value is read as missing. */
  datetime: v.fallback(optionalField(instantField), undefined),
  account_id: idField,
  category: v.nullish(v.array(v.string()), null),
  /** Positive is money out. */
  amount: providerMoneyField,
  /** Announced by the bank, not yet booked. */
  pending: optionalField(v.boolean()),
  /** The pending row that this posted one takes the place of. */
  pending_transaction_id: optionalField(idField),
  /** The provider's newer categories, `LOAN_PAYMENTS` and the like. */
  personal_finance_category: optionalField(
    v.object({ primary: v.string(), detailed: optionalField(v.string()) }),
  ),
});

export const bankTransactions = v.array(bankTransaction);

export type BankTransaction = v.InferOutput<typeof bankTransaction>;
