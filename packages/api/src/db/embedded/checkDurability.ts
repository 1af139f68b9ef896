import type { PGlite } from '@electric-sql/pglite';
import type { DurableNodeFs } from './DurableNodeFs.ts';

/**
 * Commits a record and checks that it was flushed: an engine that keeps commits only in memory
 * responds exactly the same.
 *
 * @throws Error where a commit is not flushed, or durability settings are off.
 */
export async function checkDurability(engine: PGlite, files: DurableNodeFs): Promise<void> {
  const before = files.flushes;
  await engine.query(`select pg_logical_emit_message(true, 'dime-time', 'boot')`);
  if (files.flushes === before) {
    throw new Error('The database does not flush what it commits; it would lose payments.');
  }
  const { rows } = await engine.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting <> 'on'`,
  );
  if (rows.length > 0) {
    throw new Error(`The database runs with ${rows.map(({ name }) => name).join(', ')} off.`);
  }
}
