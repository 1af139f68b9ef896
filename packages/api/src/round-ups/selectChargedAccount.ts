import type { Db } from '../db/index.ts';

/**
 * A query for the account that round-ups and payments are charged to: the first linked checking
 * account that is still active.
 */
export const selectChargedAccount = (db: Db, userId: string) =>
  db
    .selectFrom('bank_accounts')
    .innerJoin('bank_items', 'bank_items.id', 'bank_accounts.item_id')
    .select(['account_id', 'bank_accounts.name', 'mask', 'available', 'linked_at'])
    .where('bank_accounts.user_id', '=', userId)
    .where('subtype', '=', 'checking')
    .where('is_active', '=', true)
    .where('status', '=', 'active')
    .orderBy('bank_items.created_at')
    .orderBy('bank_items.id')
    .orderBy('account_id')
    .limit(1);
