import type { Transaction } from '@dime-time/finance-core/contract';
import { sql } from 'kysely';
import { statement, type Db, type Value } from '../db/index.ts';
import { Refusal, type Household } from '../household.ts';
import { isId } from './isId.ts';
import { MOST_ROWS } from './limits.ts';
import { transactionOf } from './transactionOf.ts';

/** Where a page begins and how long it is. */
export interface TransactionPageRequest {
  /**
   * The most rows of the page.
   * @default 10000
   */
  readonly limit?: number | undefined;
  /** The id of the transaction that the page begins after; the newest without one. */
  readonly before?: string | undefined;
}

export interface TransactionPage {
  /** Newest first. */
  readonly transactions: Transaction[];
  /** How many there are on all pages. */
  readonly total: number;
  /** What the next page's `before` is; absent on the last page. */
  readonly next?: string;
}

/**
 * One page of a household's purchases.
 *
 * @throws Refusal 400 when the household has no transaction `before`.
 */
export async function listTransactions(
  db: Db,
  { userId }: Household,
  { limit = MOST_ROWS, before }: TransactionPageRequest = {},
): Promise<TransactionPage> {
  // One more than the page tells whether there is a next.
  const wanted = { userId, limit: limit + 1 };
  const rows =
    before === undefined
      ? await newest(db, wanted)
      : await earlier(db, { ...wanted, before, at: await findMoment(db, userId, before) });
  const transactions = rows.slice(0, limit).map(transactionOf);
  const last = transactions.at(-1);
  const total = rows[0]?.total ?? (await count(db, { userId }))[0]?.count ?? 0n;
  const answer = { transactions, total: Number(total) };
  return rows.length > limit && last ? { ...answer, next: last.id } : answer;
}

interface Mine {
  userId: string;
}

interface Wanted extends Mine {
  limit: number;
}

const mineOf = (db: Db, value: Value<Mine>) =>
  db
    .selectFrom('transactions')
    .where('user_id', '=', value('userId'))
    .where('removed_at', 'is', null);

const countOf = (db: Db, value: Value<Mine>) =>
  mineOf(db, value).select(({ fn }) => fn.countAll<bigint>().as('count'));

const pageOf = (db: Db, value: Value<Wanted>) =>
  mineOf(db, value)
    .selectAll()
    // Counted once, in the statement of the page.
    .select(countOf(db, value).as('total'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(value('limit'));

const count = statement((db, value: Value<Mine>) => countOf(db, value).compile());

const newest = statement((db, value: Value<Wanted>) => pageOf(db, value).compile());

const earlier = statement((db, value: Value<Wanted & { at: string; before: string }>) =>
  pageOf(db, value)
    .where((where) =>
      where(
        where.refTuple('at', 'id'),
        '<',
        where.tuple(sql<string>`${value('at')}::timestamptz`, value('before')),
      ),
    )
    .compile(),
);

async function findMoment(db: Db, userId: string, id: string): Promise<string> {
  const mine = db.selectFrom('transactions').select('at').where('user_id', '=', userId);
  const row = isId(id) ? await mine.where('id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw new Refusal(400, 'There is no such transaction.', 'before');
  return row.at;
}
