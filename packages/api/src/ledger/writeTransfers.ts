import type { Instant } from '@dime-time/finance-core';
import {
  newId,
  type NewRow,
  statement,
  type TransferKind,
  type Tx,
  type Value,
} from '../db/index.ts';
import { accountName, type NamedAccount } from './accountName.ts';
import type { RequestContext } from './requestContext.ts';
import type { PostedTransfer, Transfer } from './transfer.ts';

/** Rows per statement: at eleven parameters each, far below the limit of 65,535. */
const ROWS_PER_STATEMENT = 1000;

/**
 * Writes transfers between accounts that the caller has locked, in order, and returns those that
 * were written: one whose `once` exists already is skipped.
 */
export async function writeTransfers(
  tx: Tx,
  household: RequestContext,
  accounts: readonly NamedAccount[],
  transfers: readonly Transfer[],
): Promise<readonly PostedTransfer[]> {
  const ids = new Map(accounts.map((account) => [accountName(account), account.id]));
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The ledger has no account ${name}.`);
    return id;
  };
  const rows = transfers.map(({ from, to, ...transfer }) => ({
    user_id: household.userId,
    from_account: idOf(accountName(from)),
    to_account: idOf(accountName(to)),
    unit: from.unit,
    amount: transfer.amount,
    kind: transfer.kind,
    detail: transfer.detail ?? null,
    reference: transfer.reference ?? null,
    once: transfer.once ?? null,
    at: transfer.at ?? household.now,
    public_id: newPublicId(transfer.kind, transfer.at ?? household.now),
  }));
  const posted: PostedTransfer[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = rows.slice(start, start + ROWS_PER_STATEMENT);
    const values = some.flatMap((row) => COLUMNS.map((column) => row[column]));
    posted.push(...(await insertStatement(some.length)(tx, values)));
  }
  return posted;
}

/** The kinds of transfers that responses contain, by the prefix of their ids. */
const PUBLIC_ID_KINDS: Partial<Record<TransferKind, string>> = {
  payment: 'p',
  sweep: 'p',
  reward: 'r',
};

/** A random id: the row's number would reveal how many transfers all households make. */
function newPublicId(kind: TransferKind, at: Instant): string | null {
  const letter = PUBLIC_ID_KINDS[kind];
  return letter === undefined ? null : newId(letter, at);
}

const COLUMNS = [
  'user_id',
  'from_account',
  'to_account',
  'unit',
  'amount',
  'kind',
  'detail',
  'reference',
  'once',
  'at',
  'public_id',
] as const;

type Row = Pick<NewRow<'ledger_transfers'>, (typeof COLUMNS)[number]>;

/** A statement that inserts this many rows; its values are one flat list. */
const insert = (count: number) =>
  statement((db, value: Value<readonly unknown[]>) => {
    const rows = Array.from({ length: count }, (_none, row) =>
      Object.fromEntries(
        COLUMNS.map((column, index) => [column, value(row * COLUMNS.length + index)]),
      ),
    ) as Row[];
    return db
      .insertInto('ledger_transfers')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['user_id', 'once']).doNothing())
      .returningAll()
      .compile();
  });

/** Compiled statements for up to four rows, the size of a payment or a sweep. */
const CACHED_STATEMENTS = Array.from({ length: 5 }, (_none, count) => insert(count));

function insertStatement(count: number): ReturnType<typeof insert> {
  return CACHED_STATEMENTS[count] ?? insert(count);
}
