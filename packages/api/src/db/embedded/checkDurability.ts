import type { PGlite } from '@electric-sql/pglite';
import type { DurableNodeFs } from './DurableNodeFs.ts';

/**
 * Commits a record and watches it being flushed, since an engine that keeps its promises only in
 * memory answers exactly as one that does not.
 *
 * @throws Error where a commit reaches the disk at some later time, or never.
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
