import { refusals } from '@dime-time/finance-core/server';
import { newId, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/**
 * Removes a link with its accounts and bank rows. Purchases, payments and debts stay; a debt from
 * the bank is updated by hand from then on.
 *
 * The consent is queued for revocation in the same transaction, so that a crash cannot lose it; the
 * provider is called later.
 *
 * @throws Refusal 404 where the household has no such link.
 */
export async function unlinkBank(
  tx: Tx,
  { userId, now }: RequestContext,
  _body: undefined,
  id: string,
): Promise<undefined> {
  // A running sync ends first, and the next one finds no link.
  const item = await tx
    .selectFrom('bank_items')
    .select(['id', 'provider', 'access_token', 'status'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!item) throw refusals.noSuchBank();
  const accounts = tx.selectFrom('bank_accounts').select('account_id').where('item_id', '=', id);
  await tx
    .updateTable('debts')
    .set({ bank_account_id: null, bank_balance: null })
    .where('user_id', '=', userId)
    .where('bank_account_id', 'in', accounts)
    .execute();
  await tx
    .deleteFrom('bank_transactions')
    .where('user_id', '=', userId)
    .where('account_id', 'in', accounts)
    .execute();
  if (item.status !== 'removed') {
    const { provider, access_token } = item;
    await tx
      .insertInto('bank_revocations')
      .values({ id: newId('v', now), user_id: userId, provider, access_token })
      .execute();
  }
  await tx.deleteFrom('bank_items').where('id', '=', id).execute();
  return undefined;
}
