import * as v from 'valibot';
import { idField } from './fields/idField.ts';

/** A bank account linked through the bank-connection provider. */
const bankAccount = v.object({
  id: idField,
  accountId: idField,
  accountName: v.nullish(v.string(), ''),
  accountType: v.nullish(v.string(), 'other'),
  mask: v.nullish(v.string(), ''),
  institutionName: v.nullish(v.string(), ''),
  isActive: v.boolean(),
});

export const bankAccounts = v.array(bankAccount);

export type BankAccount = v.InferOutput<typeof bankAccount>;
