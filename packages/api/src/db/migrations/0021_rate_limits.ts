import { sql, type Kysely } from 'kysely';

/**
 * The counts of rate limits, as `rate-limiter-flexible` reads and writes them. They are worth no
 * write-ahead log: after a crash of the database they begin at zero.
 */
const statements: readonly string[] = [
  // An update that finds room in its page changes no index.
  `create unlogged table rate_limits (
    key text primary key,
    points int4 not null,
    expire int8 not null
  ) with (fillfactor = 50)`,
  `create index rate_limits_expire on rate_limits (expire)`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
