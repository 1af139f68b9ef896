import {
  contractSchema,
  type Database,
  migrate,
  migrateTo,
  readMigration,
  sql,
  type Tx,
} from '../../db/index.ts';
import { checkLedger, type LedgerReport } from '../../ledger/index.ts';
import { columnsOf, insertRows, resetSequence } from '../tableRows.ts';
import { countRows, lockEmptyTables, tablesOf } from '../targetTables.ts';
import { readBackup, type Verified } from './readBackup.ts';

/**
 * Restores a verified backup into an empty database, in one transaction, and migrates it to the
 * latest schema. Everybody signs in again: it ends all sessions.
 *
 * @param into opened without migration: the rows are inserted into the schema that they are of.
 * @returns the report of the restored ledger.
 * @throws Error where the database is not empty or has a newer schema; it is then left as it is.
 */
export async function restoreBackup(
  file: string,
  backup: Verified,
  into: Database,
): Promise<LedgerReport> {
  const present = await readMigration(into.db);
  if (present !== undefined) await into.db.transaction().execute(lockEmptyTables);
  if (present !== undefined && present > backup.migration) {
    throw new Error(
      `The database is empty, but its schema (${present}) is newer than the backup (${backup.migration}). Restore into a new database or another DATA_DIR, before any server uses it.`,
    );
  }
  await migrateTo(into.db, backup.migration);
  await into.db.transaction().execute(async (tx) => {
    await lockEmptyTables(tx);
    await insertAll(tx, file);
    for (const [table, count] of await countRows(tx, await tablesOf(tx))) {
      if (count === BigInt(backup.rows[table] ?? 0)) continue;
      throw new Error(`The rows of ${table} differ from the backup; nothing was restored.`);
    }
    // One that was ended since the backup must not be valid again.
    await tx.deleteFrom('sessions').execute();
  });
  await migrate(into.db);
  await contractSchema(into.db);
  return checkLedger(into.db);
}

async function insertAll(tx: Tx, file: string): Promise<void> {
  await sql`set local datestyle to 'ISO'`.execute(tx);
  const tables = new Set(await tablesOf(tx));
  for await (const { table, columns: names, rows } of readBackup(file)) {
    if (!tables.has(table)) throw new Error(`${file} has a table ${table}, which no backup has.`);
    const known = new Map((await columnsOf(tx, table)).map((column) => [column.name, column]));
    const columns = names.flatMap((name) => known.get(name) ?? []);
    if (columns.length !== known.size || columns.length !== names.length) {
      throw new Error(`The columns of ${table} differ from the backup; nothing was restored.`);
    }
    await insertRows(tx, table, columns, rows);
    await resetSequence(tx, table, columns);
  }
}
