import { callRoute, readRoute, type Route } from '../http/route.ts';
import {
  createLinkToken,
  linkBank,
  listBankAccounts,
  listBankBalances,
  listBankTransactions,
} from '../providers/bank/index.ts';

export const bankRoutes: readonly Route[] = [
  readRoute('getBankAccounts', listBankAccounts),
  readRoute('getBankBalances', listBankBalances),
  readRoute('getBankTransactions', listBankTransactions),
  callRoute('createLinkToken', async (deps, household) => ({
    linkToken: await createLinkToken(deps, household),
  })),
  callRoute('exchangeToken', async (deps, household, { publicToken }) => ({
    accounts: [...(await linkBank(deps, household, publicToken))],
  })),
];
