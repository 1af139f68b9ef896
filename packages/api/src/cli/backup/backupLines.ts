import { createHash } from 'node:crypto';
import type { Instant } from '@dime-time/finance-core';
import * as v from 'valibot';
import { isKnownMigration, readMigration, sql, type Tx } from '../../db/index.ts';
import { columnsOf, readRows } from '../tableRows.ts';
import { tablesOf } from '../targetTables.ts';

/** The version of the format; a change that older versions cannot read increases it. */
export const FORMAT_VERSION = 1;

/** The first line. */
export const header = v.object({
  format: v.literal('dime-time-backup'),
  version: v.number(),
  /** The newest migration of the schema. */
  migration: v.string(),
  madeAt: v.string(),
});
export type Header = v.InferOutput<typeof header>;

/** The line before the rows of a table. */
export const tableStart = v.object({ table: v.string(), columns: v.array(v.string()) });

/** The last line. */
export const trailer = v.object({
  /** The number of rows of each table. */
  rows: v.record(v.string(), v.number()),
  /** The SHA-256 of all lines before this one, in hexadecimal. */
  sha256: v.string(),
});
export type Trailer = v.InferOutput<typeof trailer>;

/**
 * The lines of a backup: the header, each table with its rows, and the trailer. An object is about
 * the lines after it or before it, an array is a row.
 *
 * @throws Error where the schema is not one of this version.
 */
export async function* backupLines(tx: Tx, madeAt: Instant): AsyncGenerator<string, Trailer> {
  const migration = await readMigration(tx);
  if (migration === undefined) throw new Error('The database has no tables to back up.');
  if (!isKnownMigration(migration)) {
    throw new Error(
      `The database is of a newer version of Dime Time (${migration}). Back it up with that version.`,
    );
  }
  // The text of an instant is then the same on every server.
  await sql`set local datestyle to 'ISO'`.execute(tx);
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  const first: Header = { format: 'dime-time-backup', version: FORMAT_VERSION, migration, madeAt };
  yield hashed(lineOf(first));
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(tx)) {
    const columns = await columnsOf(tx, table);
    yield hashed(lineOf({ table, columns: columns.map(({ name }) => name) }));
    let count = 0;
    for await (const rows of readRows(tx, table, columns)) {
      count += rows.length;
      yield hashed(`${rows.join('\n')}\n`);
    }
    counts[table] = count;
  }
  const last: Trailer = { rows: counts, sha256: hash.digest('hex') };
  yield lineOf(last);
  return last;
}

const lineOf = (value: object) => `${JSON.stringify(value)}\n`;
