import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { RawBuilder } from 'kysely';
import { type CoreDeps, type Db, sql, type Tables } from '../db/index.ts';

const DAY = 86_400_000;
/** Longer than any window of a rate limit: a later end was set by a wrong clock. */
const TWO_HOURS = 7_200_000;
/** A client retries within minutes; days allow for one that was offline. */
const KEYS_TTL = 7 * DAY;
const WEBHOOKS_TTL = 30 * DAY;
/** Long enough to answer a contact message; then its personal data is deleted. */
const MAILED_MESSAGES_TTL = 30 * DAY;
const MESSAGES_TTL = 180 * DAY;
/** The trend of a quarter; the last two are needed. */
const LEDGER_CHECKS_TTL = 90 * DAY;
/** Few enough rows to delete within the statement timeout. */
const BATCH_SIZE = 5000n;

/**
 * Deletes expired rows: sessions, idempotency keys, webhook events, contact messages, counts of
 * rate limits and checks of the ledger. The queue deletes its own.
 */
export async function purgeExpiredRows(
  { database: { db } }: Pick<CoreDeps, 'database'>,
  now: Instant,
): Promise<void> {
  const before = (age: number) => new Date(epochMillis(now) - age).toISOString();
  await deleteExpired(db, 'sessions', sql`expires_at <= ${now}`);
  await deleteExpired(db, 'idempotency_keys', sql`created_at < ${before(KEYS_TTL)}`);
  await deleteExpired(db, 'webhook_events', sql`received_at < ${before(WEBHOOKS_TTL)}`);
  await deleteExpired(db, 'contact_messages', sql`mailed_at < ${before(MAILED_MESSAGES_TTL)}`);
  await deleteExpired(db, 'contact_messages', sql`at < ${before(MESSAGES_TTL)}`);
  await deleteExpired(db, 'ledger_checks', sql`checked_at < ${before(LEDGER_CHECKS_TTL)}`);
  const millis = epochMillis(now);
  await deleteExpired(db, 'rate_limits', sql`expire <= ${millis}`);
  await deleteExpired(db, 'rate_limits', sql`expire > ${millis + TWO_HOURS}`);
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
