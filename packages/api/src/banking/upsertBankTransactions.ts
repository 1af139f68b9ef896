import type { BankRowChanges } from '@dime-time/finance-core/bank';
import { sql } from 'kysely';
import { chunks, type NewRow, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { type BankRecord, rowKeyText, type SyncedRows } from '../transactions/index.ts';

interface Changes extends BankRowChanges<BankRecord> {
  readonly current: readonly BankRecord[];
}

/**
 * Upserts bank transactions as reported. A posted row replaces its pending one, even where the
 * pending one is reported later.
 */
export async function upsertBankTransactions(
  tx: Tx,
  household: RequestContext,
  { added, modified, removed, current }: Changes,
): Promise<SyncedRows> {
  const late = await alreadyReplaced(tx, household, current);
  const accepted = current.filter((row) => !late.has(rowKeyText(row)));
  const replaced = [...added, ...modified].flatMap((row) =>
    row.pending_transaction_id
      ? [{ account_id: row.account_id, transaction_id: row.pending_transaction_id }]
      : [],
  );
  const removedRows = [...removed, ...replaced];
  for (const rows of chunks(accepted)) await upsert(tx, household, rows);
  for (const names of chunks(removedRows)) {
    await tx
      .updateTable('bank_transactions')
      .set({ removed_at: household.now })
      .where('user_id', '=', household.userId)
      .where((where) =>
        where(
          where.refTuple('account_id', 'transaction_id'),
          'in',
          names.map((name) => where.tuple(name.account_id, name.transaction_id)),
        ),
      )
      .where('removed_at', 'is', null)
      .execute();
  }
  return { current: accepted, removed: removedRows };
}

/** The pending rows whose posted row is stored already. */
async function alreadyReplaced(tx: Tx, { userId }: RequestContext, rows: readonly BankRecord[]) {
  const found = new Set<string>();
  for (const pending of chunks(rows.filter((row) => row.pending))) {
    const posted = await tx
      .selectFrom('bank_transactions')
      .select(['account_id', 'pending_transaction_id'])
      .where('user_id', '=', userId)
      .where(
        'pending_transaction_id',
        'in',
        pending.map((row) => row.transaction_id),
      )
      .execute();
    for (const { account_id, pending_transaction_id } of posted) {
      found.add(rowKeyText({ account_id, transaction_id: pending_transaction_id ?? '' }));
    }
  }
  return found;
}

async function upsert(
  tx: Tx,
  household: RequestContext,
  rows: readonly BankRecord[],
): Promise<void> {
  await tx
    .insertInto('bank_transactions')
    .values(rows.map((row) => toColumns(row, household)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id', 'transaction_id']).doUpdateSet((row) => ({
        merchant_name: row.ref('excluded.merchant_name'),
        name: row.ref('excluded.name'),
        date: row.ref('excluded.date'),
        datetime: row.ref('excluded.datetime'),
        category: row.ref('excluded.category'),
        amount: row.ref('excluded.amount'),
        pending: row.ref('excluded.pending'),
        pending_transaction_id: row.ref('excluded.pending_transaction_id'),
        personal_finance_category: row.ref('excluded.personal_finance_category'),
        removed_at: sql<null>`null`,
        is_former: false,
      })),
    )
    .execute();
}

function toColumns(row: BankRecord, { userId }: RequestContext): NewRow<'bank_transactions'> {
  return {
    user_id: userId,
    transaction_id: row.transaction_id,
    account_id: row.account_id,
    merchant_name: row.merchant_name ?? null,
    name: row.name,
    date: row.date,
    datetime: row.datetime ?? null,
    category: row.category ? JSON.stringify(row.category) : null,
    amount: BigInt(row.amount),
    pending: row.pending ?? false,
    pending_transaction_id: row.pending_transaction_id ?? null,
    personal_finance_category: row.personal_finance_category
      ? JSON.stringify(row.personal_finance_category)
      : null,
  };
}
