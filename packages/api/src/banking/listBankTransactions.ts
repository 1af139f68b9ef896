import { calendarDay } from '@dime-time/finance-core';
import type { BankTransaction } from '@dime-time/finance-core/contract';
import { sql } from 'kysely';
import { type Db, toCents } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The page size of the provider. */
const MAX_ROWS = 500;

/** The newest transactions of the linked accounts. */
export async function listBankTransactions(
  db: Db,
  { userId }: RequestContext,
): Promise<BankTransaction[]> {
  const rows = await db
    .selectFrom('bank_transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('date', 'desc')
    .orderBy(sql`datetime desc nulls last`)
    .orderBy('transaction_id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({
    transaction_id: row.transaction_id,
    account_id: row.account_id,
    merchant_name: row.merchant_name,
    name: row.name,
    date: calendarDay(row.date),
    datetime: row.datetime ?? undefined,
    category: row.category,
    amount: toCents(row.amount),
    pending: row.pending,
  }));
}
