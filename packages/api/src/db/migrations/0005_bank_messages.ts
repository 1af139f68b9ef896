import { sql, type Kysely } from 'kysely';

/** Counts webhooks, to detect one that arrives during a sync. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_items add column messages int4 not null default 0`.execute(db);
}
