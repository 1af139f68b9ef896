import { nextPageLink, readTransactionPage } from '@dime-time/finance-core/server';
import { readRoute, type Route, writeRoute } from '../http/route.ts';
import { addTransaction } from './addTransaction.ts';
import { listTransactions } from './listTransactions.ts';

export const transactionRoutes: readonly Route[] = [
  readRoute('getTransactions', async (db, household, call) => {
    const { searchParams, pathname } = new URL(call.url);
    const query = readTransactionPage(searchParams);
    const { transactions, total, next } = await listTransactions(db, household, query);
    call.headers.set('X-Total-Count', String(total));
    if (next !== undefined) {
      call.headers.set('Link', nextPageLink(pathname, { limit: query.limit, before: next }));
    }
    return [...transactions];
  }),
  writeRoute('createTransaction', addTransaction),
];
