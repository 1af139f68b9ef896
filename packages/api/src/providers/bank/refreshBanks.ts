import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { Deps } from '../../deps.ts';
import { refreshItem } from './refreshItem.ts';

/** A bank is looked at again after so long, where nothing says that it changed before. */
const EVERY_MS = 6 * 60 * 60_000;

/** More than are due at a time; the rest is due at the next look. */
const MAX_AT_ONCE = 200;

/**
 * Looks at the linked banks that were not looked at for a while, of all households, one by one.
 *
 * A bank that does not answer holds up none of the others.
 */
export async function refreshBanks(
  deps: Pick<Deps, 'database' | 'vault' | 'bank' | 'log'>,
  now: Instant,
): Promise<void> {
  if (!deps.bank) return;
  const before = new Date(epochMillis(now) - EVERY_MS).toISOString();
  const due = await deps.database.db
    .selectFrom('bank_items')
    .innerJoin('users', 'users.id', 'bank_items.user_id')
    .select(['bank_items.id', 'user_id', 'time_zone'])
    .where('provider', '=', deps.bank.name)
    .where('status', '=', 'active')
    .where((where) => where.or([where('synced_at', 'is', null), where('synced_at', '<', before)]))
    .orderBy('synced_at')
    .limit(MAX_AT_ONCE)
    .execute();
  for (const { id, user_id, time_zone } of due) {
    try {
      await refreshItem(deps, { userId: user_id, timeZone: time_zone, now }, id);
    } catch (error) {
      deps.log.warn({ err: error, item: id }, 'A linked bank could not be read.');
    }
  }
}
