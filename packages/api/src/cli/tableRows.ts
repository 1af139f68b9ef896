import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';

const BATCH_SIZE = 1000;

/** Columns that triggers derive from the copied transfers. */
const DERIVED = new Set(['ledger_accounts.money_in', 'ledger_accounts.money_out']);

export interface Column {
  readonly name: string;
  readonly type: string;
}

/** The columns to copy, in order; generated ones are excluded. */
export async function columnsOf(tx: Tx, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped
      and attgenerated = ''
    order by attnum`.execute(tx);
  return rows.filter(({ name }) => !DERIVED.has(`${table}.${name}`));
}

/** Whether rows have a number as their id, in whose order they were written. */
const isNumbered = (columns: readonly Column[]) =>
  columns.some(({ name, type }) => name === 'id' && type === 'bigint');

/**
 * Reads the rows of a table in batches, in the order of their ids. A row is a JSON array with the
 * text of each value, in which PostgreSQL itself writes it and which has no line break.
 */
export async function* readRows(
  tx: Tx,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<readonly string[]> {
  const values = sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`));
  const order = isNumbered(columns) ? sql`order by id` : sql``;
  await sql`declare copied cursor for
    select json_build_array(${values})::text as row from ${sql.table(table)} ${order}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{
      row: string;
    }>`fetch ${sql.lit(BATCH_SIZE)} from copied`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close copied`.execute(tx);
}

/** Inserts rows that `readRows` read. */
export async function insertRows(
  tx: Tx,
  table: string,
  columns: readonly Column[],
  rows: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(
    columns.map(({ type }, index) => sql`(r->>${sql.lit(index)})::${sql.raw(type)}`),
  );
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${rows.join(',')}]`}::text::json) as r`.execute(
    tx,
  );
}

/** Continues the sequence of a table above its highest id. */
export async function resetSequence(
  tx: Tx,
  table: string,
  columns: readonly Column[],
): Promise<void> {
  if (!isNumbered(columns)) return;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}
    having max(id) is not null`.execute(tx);
}
