import type { User } from '@dime-time/finance-core/contract';
import { refusals } from '@dime-time/finance-core/server';
import type { Db } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The signed-in user. */
export async function readUser(db: Db, { userId }: RequestContext): Promise<User> {
  const row = await db
    .selectFrom('users')
    .leftJoin('round_up_settings', 'round_up_settings.user_id', 'users.id')
    .selectAll('users')
    .select('round_up_settings.crypto_enabled')
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('bank_accounts')
            .select('id')
            .whereRef('bank_accounts.user_id', '=', 'users.id'),
        )
        .as('has_bank'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) throw refusals.noSuchUser();
  return {
    id: row.id,
    firstName: row.first_name ?? undefined,
    lastName: row.last_name ?? undefined,
    email: row.email ?? undefined,
    createdAt: row.created_at,
    hasBankConnected: Boolean(row.has_bank),
    cryptoEnabled: row.crypto_enabled ?? false,
    subscriptionTier: row.subscription_tier,
    timeZone: row.is_zone_known ? row.time_zone : undefined,
  };
}
