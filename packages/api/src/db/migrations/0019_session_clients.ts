import { sql, type Kysely } from 'kysely';

/**
 * What a person sees of a session: a public id, and the browser, system and network of the last use.
 * Those of earlier sessions are not known until their next use. The default is for servers of the version
 * before, which go on while others are updated.
 */
const statements: readonly string[] = [
  `alter table sessions
    add column public_id text,
    add column browser text,
    add column system text,
    add column network text`,
  `update sessions set public_id = 'se_' || replace(gen_random_uuid()::text, '-', '')`,
  `alter table sessions
    alter column public_id set not null,
    alter column public_id set default 'se_' || replace(gen_random_uuid()::text, '-', '')`,
  `create unique index sessions_public_id on sessions (public_id)`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
