import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import { FORMER_TABLES, TABLE_ORDER } from './tableOrder.ts';

/** The tables of a schema, which may be an older one, each after those that it refers to. */
export async function tablesOf(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(tx);
  const there = new Set(rows.map(({ name }) => name));
  const former = FORMER_TABLES.filter(({ present }) => !there.has(present));
  const wanted = [...TABLE_ORDER, ...former.map((table) => table.former)];
  return wanted.filter((table) => there.has(table));
}

/**
 * Locks the tables of a target until the transaction ends, so that nothing else writes into it.
 *
 * @throws Error where one has rows.
 */
export async function lockEmptyTables(tx: Tx): Promise<void> {
  const tables = await tablesOf(tx);
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx);
  const counts = await countRows(tx, tables);
  const occupied = tables.filter((table) => (counts.get(table) ?? 0n) > 0n);
  if (occupied.length === 0) return;
  throw new Error(
    `The target is not empty: it has rows in ${occupied.join(', ')}. Name a new database or another DATA_DIR.`,
  );
}

export async function countRows(
  tx: Tx,
  tables: readonly string[] = TABLE_ORDER,
): Promise<ReadonlyMap<string, bigint>> {
  const counts = new Map<string, bigint>();
  for (const table of tables) {
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from ${sql.table(table)}`.execute(tx);
    counts.set(table, rows[0]?.count ?? 0n);
  }
  return counts;
}
