import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { BankDeps } from './bankDeps.ts';
import { refreshItem } from './refreshItem.ts';

/** The interval between two syncs without a webhook, in milliseconds. */
const REFRESH_INTERVAL_MS = 6 * 60 * 60_000;

/** Exponential backoff of a failed sync, in milliseconds. */
const MIN_BACKOFF_MS = 60_000;
const MAX_BACKOFF_MS = REFRESH_INTERVAL_MS;

/** Links per run; the rest is due in the next one. */
const BATCH_SIZE = 200;

/**
 * Syncs the links of all households that are due, one after the other.
 *
 * A failed sync does not block the others: it is retried after a backoff, behind those that were
 * due before.
 */
export async function refreshBanks(
  deps: BankDeps,
  now: Instant,
  signal?: AbortSignal,
  limit = BATCH_SIZE,
): Promise<void> {
  if (!deps.bank) return;
  const { db } = deps.database;
  const before = new Date(epochMillis(now) - REFRESH_INTERVAL_MS).toISOString();
  const due = await db
    .selectFrom('bank_items')
    .innerJoin('users', 'users.id', 'bank_items.user_id')
    .select(['bank_items.id', 'user_id', 'time_zone', 'failures'])
    .where('provider', '=', deps.bank.name)
    .where('status', '=', 'active')
    .where((where) => where.or([where('synced_at', 'is', null), where('synced_at', '<', before)]))
    .where((where) => where.or([where('retry_at', 'is', null), where('retry_at', '<=', now)]))
    .orderBy(
      (order) => order.fn.coalesce('retry_at', 'synced_at'),
      (order) => order.asc().nullsFirst(),
    )
    .limit(limit)
    .execute();
  for (const { id, user_id, time_zone, failures } of due) {
    if (signal?.aborted) return;
    try {
      await refreshItem(deps, { userId: user_id, timeZone: time_zone, now }, id);
    } catch (error) {
      deps.log.warn({ err: error, item: id }, 'A linked bank could not be read.');
      const backoff = Math.min(MIN_BACKOFF_MS * 2 ** failures, MAX_BACKOFF_MS);
      const retry_at = new Date(epochMillis(now) + backoff).toISOString();
      await db
        .updateTable('bank_items')
        .set({ failures: failures + 1, retry_at })
        .where('id', '=', id)
        .execute();
    }
  }
}
