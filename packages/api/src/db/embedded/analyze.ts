import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Below so many pages every way to read a table is quick. */
const MIN_PAGES = 8;

/**
 * Gathers the planner's figures of the tables that hold more than twice the pages they held when it
 * was done last. A plan that was kept is made anew with them.
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
