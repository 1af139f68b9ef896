import * as v from 'valibot';
import { bankAccounts } from './bankAccount.ts';
import { textInput } from './fields/textInput.ts';

export const linkTokenAnswer = v.object({ linkToken: v.pipe(v.string(), v.nonEmpty()) });

export const exchangeTokenRequest = v.strictObject({ publicToken: textInput(500) });

export const exchangeTokenAnswer = v.object({ accounts: bankAccounts });

export type LinkTokenAnswer = v.InferOutput<typeof linkTokenAnswer>;
export type ExchangeTokenRequest = v.InferOutput<typeof exchangeTokenRequest>;
export type ExchangeTokenAnswer = v.InferOutput<typeof exchangeTokenAnswer>;
