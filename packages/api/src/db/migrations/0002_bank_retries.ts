import { sql, type Kysely } from 'kysely';

/** The retry time and consecutive failures of a bank link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_items
    add column failures int4 not null default 0,
    add column retry_at timestamptz(3)`.execute(db);
}
