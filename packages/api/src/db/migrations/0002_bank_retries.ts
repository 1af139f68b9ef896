import { sql, type Kysely } from 'kysely';

/** When a bank that did not answer is asked again, and how often it has not in a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_items
    add column failures int4 not null default 0,
    add column retry_at timestamptz(3)`.execute(db);
}
