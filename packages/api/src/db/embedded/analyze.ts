import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Tables with fewer pages need no statistics: every plan is fast. */
const MIN_PAGES = 8;

/**
 * Runs `analyze` on tables that have more than twice the pages they had at their last analyze.
 * Cached plans are replaced.
 */
export async function analyze(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name
    from pg_class
    where relkind = 'r' and relnamespace = current_schema::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int8
        > 2 * greatest(relpages, ${MIN_PAGES}::int4)`.execute(db);
  for (const { name } of rows) await sql`analyze ${sql.raw(name)}`.execute(db);
}
