import type { Tx } from '../db/index.ts';
import { columnsOf, insertRows, readRows, resetSequence } from './tableRows.ts';

/** Copies the rows of a table in the order of their ids. */
export async function copyTable(from: Tx, into: Tx, table: string): Promise<void> {
  const columns = await columnsOf(from, table);
  for await (const rows of readRows(from, table, columns)) {
    await insertRows(into, table, columns, rows);
  }
  await resetSequence(into, table, columns);
}
