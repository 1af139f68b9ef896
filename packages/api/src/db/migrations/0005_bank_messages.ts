import { sql, type Kysely } from 'kysely';

/** How often the provider has said that something changed at a bank, to see that it does during a look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_items add column messages int4 not null default 0`.execute(db);
}
