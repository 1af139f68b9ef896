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

/** Rows of one statement: at eleven parameters each, well below the 65,535 that it may carry. */
const ROWS_PER_STATEMENT = 1000;

/**
 * Writes transfers between accounts that the caller has locked, in their order, and answers those
 * that were written: one whose `once` is already there is left out.
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

/** The transfers that answers name, by the letter of their ids. */
const PUBLIC_ID_KINDS: Partial<Record<TransferKind, string>> = {
  payment: 'p',
  sweep: 'p',
  reward: 'r',
};

/** Not the number of the row, which would count the transfers of everybody. */
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

/** The statement that writes so many rows, whose values it is given one after the other. */
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

/** Those of a payment or a sweep, which are made all day. */
const CACHED_STATEMENTS = Array.from({ length: 5 }, (_none, count) => insert(count));

function insertStatement(count: number): ReturnType<typeof insert> {
  return CACHED_STATEMENTS[count] ?? insert(count);
}
