import { sql, type Kysely } from 'kysely';

/** What the forecast of a saved plan was computed from; versions of before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table plan_versions add column basis jsonb`).execute(db);
}
