import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { RawBuilder } from 'kysely';
import { type CoreDeps, type Db, sql, type Tables } from '../db/index.ts';

const DAY = 86_400_000;
/** A request is sent again within minutes; days are for whoever was offline. */
const KEYS_TTL = 7 * DAY;
const WEBHOOKS_TTL = 30 * DAY;
/** Past this no week is queued again, so its mark is not needed either. */
const DONE_JOBS_TTL = 90 * DAY;
/** Long enough to answer a message of the contact form, and then it is nobody's business any more. */
const MAILED_MESSAGES_TTL = 30 * DAY;
const MESSAGES_TTL = 180 * DAY;
/** As many as are gone well within the time that a statement has, whatever a downtime has left. */
const BATCH_SIZE = 5000n;

/** Forgets what has served its time: sessions, answers under keys, messages of banks and
 * of the contact form, done jobs. */
export async function housekeeping(
  { database: { db } }: Pick<CoreDeps, 'database'>,
  now: Instant,
): Promise<void> {
  const before = (age: number) => new Date(epochMillis(now) - age).toISOString();
  await deleteExpired(db, 'sessions', sql`expires_at <= ${now}`);
  await deleteExpired(db, 'idempotency_keys', sql`created_at < ${before(KEYS_TTL)}`);
  await deleteExpired(db, 'webhook_events', sql`received_at < ${before(WEBHOOKS_TTL)}`);
  await deleteExpired(db, 'contact_messages', sql`mailed_at < ${before(MAILED_MESSAGES_TTL)}`);
  await deleteExpired(db, 'contact_messages', sql`at < ${before(MESSAGES_TTL)}`);
  await deleteExpired(db, 'jobs', sql`done_at < ${before(DONE_JOBS_TTL)}`);
}

async function deleteExpired(
  db: Db,
  table: keyof Tables,
  isExpired: RawBuilder<unknown>,
): Promise<void> {
  const from = sql.table(table);
  const some = sql`select ctid from ${from} where ${isExpired} limit ${sql.lit(BATCH_SIZE)}`;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${from} where ctid = any(array(${some}))`.execute(db);
    if (numAffectedRows < BATCH_SIZE) return;
  }
}
