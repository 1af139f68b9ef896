import { sql, type Transaction } from 'kysely';

/** The key of Kysely's own lock, which servers of former versions hold while they migrate. */
const SCHEMA_LOCK = 3_853_314_791_062_309_107n;

/**
 * Waits until no other process changes the schema, and keeps others waiting. The lock ends with its
 * transaction, so that no session of a connection pooler keeps it.
 */
export async function lockSchema<T>(tx: Transaction<T>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SCHEMA_LOCK)})`.execute(tx);
}
