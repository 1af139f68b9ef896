import { reconcileBankRows, type BankRowChanges } from '@dime-time/finance-core/bank';
import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { type BankRecord, reconcilePurchases } from '../transactions/index.ts';
import { matchRelinkedTransactions } from './matchRelinkedTransactions.ts';
import { upsertBankTransactions } from './upsertBankTransactions.ts';

/** The changes of a link since its last sync, all pages. */
export interface BankTransactionChanges extends BankRowChanges<BankRecord> {
  /** The link they belong to. */
  readonly item: { readonly id: string };
}

/**
 * Saves the changes of a bank: its transactions, and the purchases among them with round-ups by the
 * current settings. Idempotent.
 */
export async function syncBankTransactions(
  tx: Tx,
  household: RequestContext,
  { item, ...changes }: BankTransactionChanges,
): Promise<void> {
  // Serializes concurrent syncs of one link, so that they do not enter the same rows.
  await tx
    .selectFrom('bank_items')
    .select('id')
    .where('id', '=', item.id)
    .where('user_id', '=', household.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // The current rows, each in its latest version.
  const current = reconcileBankRows([], changes);
  await matchRelinkedTransactions(tx, household, current);
  const synced = await upsertBankTransactions(tx, household, { ...changes, current });
  await reconcilePurchases(tx, household, synced);
}
