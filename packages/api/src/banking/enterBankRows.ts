import { reconcileBankRows, type BankRowChanges } from '@dime-time/finance-core/bank';
import type { Tx } from '../db/index.ts';
import type { Household } from '../ledger/household.ts';
import type { BankRecord } from './bankProvider.ts';
import { enterPurchases } from '../transactions/enterPurchases.ts';
import { keepBankRows } from './keepBankRows.ts';
import { recognizeRows } from './recognizeRows.ts';

/** What changed at a linked bank since the last look, all pages of it. */
export interface BankRowEntry extends BankRowChanges<BankRecord> {
  /** The link that it came by. */
  readonly item: { readonly id: string };
}

/**
 * Enters what changed at a bank: its rows, and the purchases among them with their round-ups by the
 * settings in force. Entered twice it changes nothing the second time.
 */
export async function enterBankRows(
  tx: Tx,
  household: Household,
  { item, ...changes }: BankRowEntry,
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
  const standing = reconcileBankRows([], changes);
  await recognizeRows(tx, household, standing);
  const touched = await keepBankRows(tx, household, { ...changes, standing });
  await enterPurchases(tx, household, touched);
}
