import { callRoute, readRoute, writeRoute, type Route } from '../http/route.ts';
import {
  createLinkToken,
  linkBank,
  listBankAccounts,
  listBankBalances,
  listBankItems,
  listBankTransactions,
  unlinkBank,
} from './index.ts';
import { answerSuggestion, listSuggestions } from '../rules/index.ts';

export const bankRoutes: readonly Route[] = [
  readRoute('getBankAccounts', listBankAccounts),
  readRoute('getBankBalances', listBankBalances),
  readRoute('getBankTransactions', listBankTransactions),
  readRoute('getBankItems', listBankItems),
  readRoute('getBankSuggestions', listSuggestions),
  writeRoute('unlinkBank', unlinkBank),
  writeRoute('answerBankSuggestion', answerSuggestion),
  callRoute('createLinkToken', async (deps, household) => ({
    linkToken: await createLinkToken(deps, household),
  })),
  callRoute('exchangeToken', async (deps, household, { publicToken }) => ({
    accounts: [...(await linkBank(deps, household, publicToken))],
  })),
];
