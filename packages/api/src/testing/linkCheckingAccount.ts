import { cents } from '@dime-time/finance-core';
import { upsertBankAccounts } from '../banking/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/**
 * Links a checking account to a household; `available` in cents, `null` where the bank does not
 * report it.
 */
export async function linkCheckingAccount(
  database: Database,
  home: RequestContext,
  available: number | null,
): Promise<void> {
  const account = { accountId: 'acc', name: 'Checking', type: 'depository', mask: '0000' };
  await database.transaction(async (tx) => {
    const id = newId('i', home.now);
    await tx
      .insertInto('bank_items')
      .values({
        id,
        user_id: home.userId,
        provider: 'test',
        provider_item_id: id,
        access_token: new Uint8Array([1]),
        public_token_hash: new Uint8Array([2]),
        status: 'active',
        created_at: home.now,
      })
      .execute();
    const balances = { current: null, available: available === null ? null : cents(available) };
    await upsertBankAccounts(tx, home, id, [{ ...account, subtype: 'checking', ...balances }]);
  });
}
