import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { Piece, SharedJob } from '../jobs/index.ts';
import type { BankDeps } from './bankDeps.ts';
import { refreshItem } from './refreshItem.ts';

/** The interval between two syncs without a webhook, in milliseconds. */
const REFRESH_INTERVAL_MS = 6 * 60 * 60_000;

/** Exponential backoff of a failed sync, in milliseconds. */
const MIN_BACKOFF_MS = 60_000;
const MAX_BACKOFF_MS = REFRESH_INTERVAL_MS;

/** Links per run; the rest is due in the next one. */
const BATCH_SIZE = 5000;

/**
 * Syncs the links of all households that are due.
 *
 * A failed sync does not block the others: it is retried after a backoff, behind those that were
 * due before.
 */
export const refreshBanks: SharedJob<BankDeps> = {
  name: 'bank-refresh',
  // Each waits for a bank most of the time.
  concurrency: 4,
  batchSize: 2,
  async *find(deps, now) {
    yield await findDueLinks(deps, now);
  },
  async work(deps, { userId, about: itemId }, now) {
    // It may have been synced since it was found, by a request or another process.
    const due = await selectDue(deps, now)
      ?.innerJoin('users', 'users.id', 'bank_items.user_id')
      .select('users.time_zone')
      .where('bank_items.id', '=', itemId)
      .where('bank_items.user_id', '=', userId)
      .executeTakeFirst();
    if (!due) return;
    try {
      await refreshItem(deps, { userId, timeZone: due.time_zone, now }, itemId);
    } catch (error) {
      deps.log.warn({ err: error, item: itemId }, 'A linked bank could not be read.');
      await postpone(deps, itemId, now);
    }
  },
};

/** The links that are due, in the order in which they became due. */
export async function findDueLinks(
  deps: BankDeps,
  now: Instant,
  limit = BATCH_SIZE,
): Promise<readonly Piece[]> {
  const due = await selectDue(deps, now)
    ?.select(['id', 'user_id'])
    .orderBy(
      (order) => order.fn.coalesce('retry_at', 'synced_at'),
      (order) => order.asc().nullsFirst(),
    )
    .limit(limit)
    .execute();
  return (due ?? []).map(({ id, user_id }) => ({ userId: user_id, about: id }));
}

function selectDue({ database: { db }, bank }: BankDeps, now: Instant) {
  if (!bank) return undefined;
  const before = new Date(epochMillis(now) - REFRESH_INTERVAL_MS).toISOString();
  return db
    .selectFrom('bank_items')
    .where('bank_items.provider', '=', bank.name)
    .where('bank_items.status', '=', 'active')
    .where((where) => where.or([where('synced_at', 'is', null), where('synced_at', '<', before)]))
    .where((where) => where.or([where('retry_at', 'is', null), where('retry_at', '<=', now)]));
}

async function postpone({ database: { db } }: BankDeps, itemId: string, now: Instant) {
  const item = await db
    .selectFrom('bank_items')
    .select('failures')
    .where('id', '=', itemId)
    .executeTakeFirst();
  const failures = item?.failures ?? 0;
  const backoff = Math.min(MIN_BACKOFF_MS * 2 ** failures, MAX_BACKOFF_MS);
  const retry_at = new Date(epochMillis(now) + backoff).toISOString();
  await db
    .updateTable('bank_items')
    .set({ failures: failures + 1, retry_at })
    .where('id', '=', itemId)
    .execute();
}
