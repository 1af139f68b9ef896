import type { Instant } from '@dime-time/finance-core';
import { newId, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import type { ProviderAccount } from './bankProvider.ts';

/**
 * Upserts the accounts of a link; one that the bank no longer reports becomes inactive.
 *
 * The accounts of the first sync count as linked when the link was created; one that appears later
 * is linked now.
 */
export async function upsertBankAccounts(
  tx: Tx,
  household: RequestContext,
  itemId: string,
  accounts: readonly ProviderAccount[],
): Promise<void> {
  await tx
    .updateTable('bank_accounts')
    .set({ is_active: false })
    .where('item_id', '=', itemId)
    .where('user_id', '=', household.userId)
    .execute();
  if (accounts.length === 0) return;
  const linked_at = await readLinkTime(tx, household, itemId);
  await tx
    .insertInto('bank_accounts')
    .values(
      accounts.map((account) => ({
        id: newId('b', household.now),
        user_id: household.userId,
        item_id: itemId,
        account_id: account.accountId,
        name: account.name,
        type: account.type,
        subtype: account.subtype,
        mask: account.mask,
        is_active: true,
        current: account.current === null ? null : BigInt(account.current),
        available: account.available === null ? null : BigInt(account.available),
        linked_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        type: row.ref('excluded.type'),
        subtype: row.ref('excluded.subtype'),
        mask: row.ref('excluded.mask'),
        is_active: true,
        current: row.ref('excluded.current'),
        available: row.ref('excluded.available'),
      })),
    )
    .execute();
}

async function readLinkTime(tx: Tx, { now }: RequestContext, itemId: string): Promise<Instant> {
  const item = await tx
    .selectFrom('bank_items')
    .select('created_at')
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('bank_accounts')
            .select('id')
            .whereRef('bank_accounts.item_id', '=', 'bank_items.id'),
        )
        .as('has_accounts'),
    )
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  return item.has_accounts ? now : item.created_at;
}
