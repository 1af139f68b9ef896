import { sql, type Kysely } from 'kysely';

/** The latest search of each time zone that found no weekly sweep, and the last day of its week. */
const TABLE = `create table sweep_searches (
  time_zone text primary key,
  sunday date not null,
  searched_at timestamptz(3) not null
)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLE).execute(db);
}
