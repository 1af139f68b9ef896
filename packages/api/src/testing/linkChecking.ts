import { cents } from '@dime-time/finance-core';
import type { Database } from '../db/index.ts';
import type { Household } from '../ledger/household.ts';
import { newId } from '../db/newId.ts';
import { keepAccounts } from '../banking/keepAccounts.ts';

/** Links a checking account to a household; `available` in cents, `null` where its bank does not say. */
export async function linkChecking(
  database: Database,
  home: Household,
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
    await keepAccounts(tx, home, id, [{ ...account, subtype: 'checking', ...balances }]);
  });
}
