import type { Transaction } from '@dime-time/finance-core/contract';
import { refusals } from '@dime-time/finance-core/server';
import { sql } from 'kysely';
import { type Db, isId, MAX_ROWS, statement, type Value } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { toTransaction } from './toTransaction.ts';

/** A long page is read in batches, so that it does not block other responses. */
const BATCH_SIZE = 500;

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
  { userId }: RequestContext,
  { limit = MAX_ROWS, before }: TransactionPageRequest = {},
): Promise<TransactionPage> {
  // One more row than the page shows whether there is a next page.
  const most = limit + 1;
  const wanted = { userId, limit: Math.min(most, BATCH_SIZE) };
  const first =
    before === undefined
      ? await newest(db, wanted)
      : await earlier(db, { ...wanted, before, at: await findTime(db, userId, before) });
  const transactions = first.map(toTransaction);
  let last: Place | undefined = first.length === wanted.limit ? first.at(-1) : undefined;
  while (last && transactions.length < most) {
    const more = Math.min(most - transactions.length, BATCH_SIZE);
    const rows = await rest(db, { userId, limit: more, before: last.id, at: last.at });
    for (const row of rows) transactions.push(toTransaction(row));
    last = rows.length === more ? rows.at(-1) : undefined;
  }
  const hasNext = transactions.length > limit;
  if (hasNext) transactions.length = limit;
  const total = first[0]?.total ?? (await count(db, { userId }))[0]?.count ?? 0n;
  const answer = { transactions, total: Number(total) };
  const next = hasNext ? transactions.at(-1)?.id : undefined;
  return next === undefined ? answer : { ...answer, next };
}

/** The position of a row in the order. */
interface Place {
  readonly id: string;
  readonly at: string;
}

interface Owner {
  userId: string;
}

interface PageValues extends Owner {
  limit: number;
}

const selectOwn = (db: Db, value: Value<Owner>) =>
  db
    .selectFrom('transactions')
    .where('user_id', '=', value('userId'))
    .where('removed_at', 'is', null);

const selectCount = (db: Db, value: Value<Owner>) =>
  selectOwn(db, value).select(({ fn }) => fn.countAll<bigint>().as('count'));

const selectRows = (db: Db, value: Value<PageValues>) =>
  selectOwn(db, value)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(value('limit'));

/** The total is counted in the statement of the first batch. */
const selectPage = (db: Db, value: Value<PageValues>) =>
  selectRows(db, value).select(selectCount(db, value).as('total'));

const count = statement((db, value: Value<Owner>) => selectCount(db, value).compile());

const newest = statement((db, value: Value<PageValues>) => selectPage(db, value).compile());

interface Earlier extends PageValues {
  at: string;
  before: string;
}

const isEarlier = (value: Value<Earlier>) =>
  sql<boolean>`(at, id) < (${value('at')}::timestamptz, ${value('before')})`;

const earlier = statement((db, value: Value<Earlier>) =>
  selectPage(db, value).where(isEarlier(value)).compile(),
);

/** The further batches, without the total. */
const rest = statement((db, value: Value<Earlier>) =>
  selectRows(db, value).where(isEarlier(value)).compile(),
);

async function findTime(db: Db, userId: string, id: string): Promise<string> {
  const mine = db.selectFrom('transactions').select('at').where('user_id', '=', userId);
  const row = isId(id) ? await mine.where('id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw refusals.noSuchTransaction();
  return row.at;
}
