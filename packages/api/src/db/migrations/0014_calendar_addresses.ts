import { sql, type Kysely } from 'kysely';

/** The secret address of each household's calendar. */
const statements: readonly string[] = [
  `create table calendar_addresses (
    user_id text primary key references users on delete cascade,
    secret_hash bytea not null unique,
    secret bytea not null,
    created_at timestamptz(3) not null
  )`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
