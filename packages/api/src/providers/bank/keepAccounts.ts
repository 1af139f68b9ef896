import type { Tx } from '../../db/index.ts';
import type { Household } from '../../household.ts';
import { newId } from '../../newId.ts';
import type { ProviderAccount } from './bankProvider.ts';

/** Keeps the accounts of a link as the bank tells them now; one that it tells no more is not active. */
export async function keepAccounts(
  tx: Tx,
  household: Household,
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
        linked_at: household.now,
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
