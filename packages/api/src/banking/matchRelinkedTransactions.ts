import { sql } from 'kysely';
import { chunks, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { type BankRecord, type BankRowKey, rowKeyText } from '../transactions/index.ts';
import { pairRows } from './pairRows.ts';

/**
 * Updates the ids of a former link's transactions to those of the new link, so that none is counted
 * twice and later changes find them.
 *
 * A link may report its history in parts, even days later: rows stay former until they are matched.
 */
export async function matchRelinkedTransactions(
  tx: Tx,
  household: RequestContext,
  standing: readonly BankRecord[],
): Promise<void> {
  // A pending row is not yet a purchase; it is matched once it is posted.
  const posted = standing.filter((row) => !row.pending);
  if (posted.length === 0) return;
  const former = await tx
    .selectFrom('bank_transactions')
    .select(['account_id', 'transaction_id', 'date', 'amount', 'name'])
    .where('user_id', '=', household.userId)
    .where('is_former', '=', true)
    .where('removed_at', 'is', null)
    .orderBy('transaction_id')
    .execute();
  if (former.length === 0) return;
  const incomingIds = new Set(posted.map(rowKeyText));
  const known = await findKnown(tx, household, posted);
  const pairs = pairRows(
    former.filter((row) => !incomingIds.has(rowKeyText(row))),
    posted.filter((row) => !known.has(rowKeyText(row))),
  );
  for (const part of chunks(pairs)) {
    const ids = sql.join(
      part.map((pair) => {
        const { account_id, transaction_id } = pair.former;
        return sql`(${account_id}, ${transaction_id}, ${pair.told.transaction_id})`;
      }),
    );
    await sql`update bank_transactions as row set transaction_id = pair.told, is_former = false
      from (values ${ids}) as pair (account_id, former, told)
      where row.user_id = ${household.userId} and row.account_id = pair.account_id
        and row.transaction_id = pair.former`.execute(tx);
    await sql`update transactions as row set bank_transaction_id = pair.told
      from (values ${ids}) as pair (account_id, former, told)
      where row.user_id = ${household.userId} and row.bank_account_id = pair.account_id
        and row.bank_transaction_id = pair.former`.execute(tx);
  }
}

/** The rows that are stored under their new ids already. */
async function findKnown(tx: Tx, { userId }: RequestContext, rows: readonly BankRowKey[]) {
  const known = new Set<string>();
  for (const part of chunks(rows)) {
    const found = await tx
      .selectFrom('bank_transactions')
      .select(['account_id', 'transaction_id'])
      .where('user_id', '=', userId)
      .where((where) =>
        where(
          where.refTuple('account_id', 'transaction_id'),
          'in',
          part.map((row) => where.tuple(row.account_id, row.transaction_id)),
        ),
      )
      .execute();
    for (const row of found) known.add(rowKeyText(row));
  }
  return known;
}
