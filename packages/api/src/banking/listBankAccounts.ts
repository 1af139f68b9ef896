import type { BankAccount } from '@dime-time/finance-core/contract';
import type { Db } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/**
 * The linked accounts, the oldest first. Accounts of a bank that requires a new sign-in are
 * inactive, so that the page offers a repair.
 */
export async function listBankAccounts(db: Db, { userId }: RequestContext): Promise<BankAccount[]> {
  const rows = await db
    .selectFrom('bank_accounts')
    .innerJoin('bank_items', 'bank_items.id', 'bank_accounts.item_id')
    .select([
      'bank_accounts.id',
      'account_id',
      'bank_accounts.name',
      'type',
      'subtype',
      'mask',
      'is_active',
      'status',
      'institution_name',
    ])
    .where('bank_accounts.user_id', '=', userId)
    .orderBy('bank_items.created_at')
    .orderBy('bank_items.id')
    .orderBy('account_id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    accountName: row.name,
    accountType: row.subtype ?? row.type,
    mask: row.mask ?? '',
    institutionName: row.institution_name ?? '',
    isActive: row.is_active && row.status === 'active',
  }));
}
