import type { BankItem } from '@dime-time/finance-core/contract';
import type { Db } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/**
 * The links of a household, the oldest first. One that the provider revoked is listed as needing
 * repair while it has accounts.
 */
export async function listBankItems(db: Db, { userId }: RequestContext): Promise<BankItem[]> {
  const items = await db
    .selectFrom('bank_items')
    .select(['id', 'institution_name', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const accounts = await db
    .selectFrom('bank_accounts')
    .select(['item_id', 'account_id', 'name', 'mask'])
    .where('user_id', '=', userId)
    .orderBy('account_id')
    .execute();
  return items
    .map(({ id, institution_name, status, created_at }): BankItem => {
      const own = accounts.filter((account) => account.item_id === id);
      return {
        id,
        institutionName: institution_name ?? '',
        accounts: own.map(({ account_id, name, mask }) => ({
          accountId: account_id,
          name,
          mask: mask ?? '',
        })),
        status: status === 'active' ? 'connected' : 'needs-repair',
        linkedAt: created_at,
      };
    })
    .filter(({ status, accounts: own }) => status === 'connected' || own.length > 0);
}
