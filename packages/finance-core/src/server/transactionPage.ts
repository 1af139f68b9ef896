import type { TransactionPageQuery } from '../contract/transaction.ts';
import { refusals } from './refusals.ts';

/** The most rows of a page that names a limit. */
const MOST_A_PAGE = 1000;
/** The longest id of a row, in characters. */
const LONGEST_ID = 200;

/** The query of an address, as `URLSearchParams` has it. */
export interface QueryParams {
  get(name: string): string | null;
}

/**
 * Reads the query of a page of transactions.
 *
 * @throws Refusal 400 when the limit is not a whole number from 1 to 1000, or `before` is no id.
 */
export function readTransactionPage(params: QueryParams): TransactionPageQuery {
  const [limit, before] = [params.get('limit'), params.get('before')];
  const rows = limit !== null && /^[1-9]\d{0,3}$/.test(limit) ? Number(limit) : 0;
  if (limit !== null && (rows < 1 || rows > MOST_A_PAGE)) throw refusals.pageSize(MOST_A_PAGE);
  if (before === '' || (before ?? '').length > LONGEST_ID) throw refusals.pageSize(MOST_A_PAGE);
  return { ...(limit === null ? {} : { limit: rows }), ...(before === null ? {} : { before }) };
}

/**
 * The `Link` header that leads to the next page. Without a limit of its own, the next page has 1000
 * rows.
 *
 * @param before the id of the last row of this page.
 * @example nextPageLink('/api/transactions', { limit: 50, before: 't_9' })
 * // '</api/transactions?limit=50&before=t_9>; rel="next"'
 */
export function nextPageLink(
  path: string,
  { limit = MOST_A_PAGE, before }: { readonly limit?: number | undefined; readonly before: string },
): string {
  return `<${path}?limit=${limit}&before=${encodeURIComponent(before)}>; rel="next"`;
}
