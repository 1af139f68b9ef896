import { endpoints, type TransactionPageQuery } from '@dime-time/finance-core/contract';
import * as v from 'valibot';
import { Refusal } from '../db/index.ts';
import { readRoute, type Route, writeRoute } from '../http/route.ts';
import { addTransaction } from './addTransaction.ts';
import { listTransactions } from './listTransactions.ts';

/** The page size of the next page where this one had no limit. */
const MAX_PAGE_SIZE = 1000;

export const transactionRoutes: readonly Route[] = [
  readRoute('getTransactions', async (db, household, call) => {
    const { searchParams, pathname } = new URL(call.url);
    const query = readQuery(searchParams);
    const { transactions, total, next } = await listTransactions(db, household, query);
    call.headers.set('X-Total-Count', String(total));
    if (next !== undefined) {
      const limit = String(query.limit ?? MAX_PAGE_SIZE);
      const address = `${pathname}?${new URLSearchParams({ limit, before: next })}`;
      call.headers.set('Link', `<${address}>; rel="next"`);
    }
    return [...transactions];
  }),
  writeRoute('createTransaction', addTransaction),
];

function readQuery(params: URLSearchParams): TransactionPageQuery {
  const [limit, before] = [params.get('limit'), params.get('before')];
  const asked = {
    ...(limit === null ? {} : { limit: /^[1-9]\d*$/.test(limit) ? Number(limit) : Number.NaN }),
    ...(before === null ? {} : { before }),
  };
  const result = v.safeParse(endpoints.getTransactions.query, asked);
  if (result.success) return result.output;
  throw new Refusal(400, `A page has 1 to ${MAX_PAGE_SIZE} rows, and begins below a row.`);
}
