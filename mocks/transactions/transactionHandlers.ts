import type { Transaction } from '@dime-time/finance-core/contract';
import { nextPageLink, readTransactionPage, refusals } from '@dime-time/finance-core/server';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import type { MockBackend } from '../http/mockBackend.ts';
import { momentOf } from '../store/moment.ts';
import { addTransaction } from './addTransaction.ts';

/** The most rows of an answer to a request without a limit. */
const MOST_ROWS = 10_000;

export function transactionHandlers(backend: MockBackend): HttpHandler[] {
  return [
    answer(backend, 'getTransactions', ({ url, headers }) => {
      const { transactions } = backend.state;
      const { limit, before } = readTransactionPage(url.searchParams);
      const start = before === undefined ? 0 : indexAfter(transactions, before);
      const page = transactions.slice(start, start + (limit ?? MOST_ROWS));
      headers.set('X-Total-Count', String(transactions.length));
      const last = page.at(-1);
      if (last && start + page.length < transactions.length) {
        headers.set('Link', nextPageLink(url.pathname, { limit, before: last.id }));
      }
      return page;
    }),
    answer(backend, 'createTransaction', ({ body }) =>
      addTransaction(backend.state, body, momentOf(backend)),
    ),
  ];
}

function indexAfter(transactions: readonly Transaction[], before: string): number {
  const index = transactions.findIndex(({ id }) => id === before);
  if (index < 0) throw refusals.noSuchTransaction();
  return index + 1;
}
