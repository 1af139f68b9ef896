import { reconcileBankRows, type BankRowChanges } from '@dime-time/finance-core/bank';
import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { type BankRecord, reconcilePurchases } from '../transactions/index.ts';
import { matchRelinkedTransactions } from './matchRelinkedTransactions.ts';
import { upsertBankTransactions } from './upsertBankTransactions.ts';

/** What changed at a linked bank since the last look, all pages of it. */
export interface BankTransactionChanges extends BankRowChanges<BankRecord> {
  /** The link that it came by. */
  readonly item: { readonly id: string };
}

/**
 * Enters what changed at a bank: its rows, and the purchases among them with their round-ups by the
 * settings in force. Entered twice it changes nothing the second time.
 */
export async function syncBankTransactions(
  tx: Tx,
  household: RequestContext,
  { item, ...changes }: BankTransactionChanges,
): Promise<void> {
  // Two looks at one bank take turns, so that neither enters what the other is entering.
  await tx
    .selectFrom('bank_items')
    .select('id')
    .where('id', '=', item.id)
    .where('user_id', '=', household.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // The rows that stand, each in its latest version.
  const current = reconcileBankRows([], changes);
  await matchRelinkedTransactions(tx, household, current);
  const synced = await upsertBankTransactions(tx, household, { ...changes, current });
  await reconcilePurchases(tx, household, synced);
}
