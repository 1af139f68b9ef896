import * as v from 'valibot';
import { idField } from './fields/idField.ts';
import { providerMoneyField } from './fields/moneyField.ts';

/** The balances of a linked account, as the provider sends them; either may be unknown. */
const bankBalance = v.object({
  account_id: idField,
  balances: v.object({
    current: v.nullish(providerMoneyField, null),
    available: v.nullish(providerMoneyField, null),
  }),
});

export const bankBalances = v.array(bankBalance);

export type BankBalance = v.InferOutput<typeof bankBalance>;
