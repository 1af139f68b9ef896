import type { Transaction } from '@dime-time/finance-core/contract';
import type { HttpHandler } from 'msw/http';
import { answer } from '../http/answer.ts';
import { addTransaction } from './addTransaction.ts';
import { momentOf } from '../store/moment.ts';
import { Refusal } from '../http/refusal.ts';
import type { World } from '../backend/createMockBackend.ts';

/** The most a call without a limit answers. */
const MOST = 10_000;
/** The most a page may ask for. */
const MOST_A_PAGE = 1000;

export function transactionHandlers(world: World): HttpHandler[] {
  return [
    answer(world, 'getTransactions', ({ url, headers }) => {
      const { transactions } = world.state;
      const limit = pageLimit(url);
      const start = pageStart(url, transactions);
      const page = transactions.slice(start, start + limit);
      headers.set('X-Total-Count', String(transactions.length));
      const last = page.at(-1);
      if (last && start + limit < transactions.length) {
        const next = new URLSearchParams({
          limit: String(Math.min(limit, MOST_A_PAGE)),
          before: last.id,
        });
        headers.set('Link', `<${url.pathname}?${next}>; rel="next"`);
      }
      return page;
    }),
    answer(world, 'createTransaction', ({ body }) =>
      addTransaction(world.state, body, momentOf(world)),
    ),
  ];
}

function pageLimit({ searchParams }: URL): number {
  const text = searchParams.get('limit');
  if (text === null) return MOST;
  const limit = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MOST_A_PAGE) {
    throw new Refusal(400, `A page has 1 to ${MOST_A_PAGE} rows.`, 'limit');
  }
  return limit;
}

function pageStart({ searchParams }: URL, transactions: readonly Transaction[]): number {
  const before = searchParams.get('before');
  if (before === null) return 0;
  const index = transactions.findIndex(({ id }) => id === before);
  if (index < 0) throw new Refusal(400, 'There is no such transaction.', 'before');
  return index + 1;
}
