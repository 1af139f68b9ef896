import { callbackRoute, readRoute, type Route, writeRoute } from '../http/route.ts';
import { answerSuggestion, listSuggestions } from './answerSuggestion.ts';
import type { BankDeps } from './bankDeps.ts';
import { createLinkToken } from './createLinkToken.ts';
import { linkBank } from './linkBank.ts';
import { listBankAccounts } from './listBankAccounts.ts';
import { listBankBalances } from './listBankBalances.ts';
import { listBankItems } from './listBankItems.ts';
import { listBankTransactions } from './listBankTransactions.ts';
import { unlinkBank } from './unlinkBank.ts';

export const bankRoutes: readonly Route<BankDeps>[] = [
  readRoute('getBankAccounts', listBankAccounts),
  readRoute('getBankBalances', listBankBalances),
  readRoute('getBankTransactions', listBankTransactions),
  readRoute('getBankItems', listBankItems),
  readRoute('getBankSuggestions', listSuggestions),
  writeRoute('unlinkBank', unlinkBank),
  writeRoute('answerBankSuggestion', answerSuggestion),
  callbackRoute('createLinkToken', async (deps: BankDeps, household) => ({
    linkToken: await createLinkToken(deps, household),
  })),
  callbackRoute('exchangeToken', async (deps: BankDeps, household, { publicToken }) => ({
    accounts: [...(await linkBank(deps, household, publicToken))],
  })),
];
