import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { Deps } from '../deps.ts';

const DAY = 86_400_000;
/** A request is sent again within minutes; days are for whoever was offline. */
const KEYS_KEPT = 7 * DAY;
const WEBHOOKS_KEPT = 30 * DAY;
/** Past this no week is queued again, so its mark is not needed either. */
const DONE_JOBS_KEPT = 90 * DAY;

/** Forgets what has served its time: sessions, answers under keys, messages of banks, done jobs. */
export async function housekeeping(
  { database: { db } }: Pick<Deps, 'database'>,
  now: Instant,
): Promise<void> {
  const before = (age: number) => new Date(epochMillis(now) - age).toISOString();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(KEYS_KEPT)).execute();
  await db.deleteFrom('webhook_events').where('received_at', '<', before(WEBHOOKS_KEPT)).execute();
  await db.deleteFrom('jobs').where('done_at', '<', before(DONE_JOBS_KEPT)).execute();
}
