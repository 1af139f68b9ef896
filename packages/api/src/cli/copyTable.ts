import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';

const BATCH_SIZE = 1000;

/** Columns that triggers derive from the copied transfers. */
const DERIVED = new Set(['ledger_accounts.money_in', 'ledger_accounts.money_out']);

interface Column {
  name: string;
  type: string;
}

/** The columns to copy, in order; generated ones are excluded. */
async function columnsOf(tx: Tx, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(tx);
  return rows.filter(({ name }) => !DERIVED.has(`${table}.${name}`));
}

/** Copies the rows of a table in the order of their ids. */
export async function copyTable(from: Tx, into: Tx, table: string): Promise<void> {
  const columns = await columnsOf(from, table);
  const isNumbered = columns.some(({ name, type }) => name === 'id' && type === 'bigint');
  const read = sql.join(
    columns.map(({ name, type }) =>
      type === 'jsonb' ? sql`${sql.ref(name)}::text as ${sql.ref(name)}` : sql.ref(name),
    ),
  );
  const order = isNumbered ? sql`order by id` : sql``;
  await sql`declare moved cursor for select ${read} from ${sql.table(table)} ${order}`.execute(
    from,
  );
  for (;;) {
    const { rows } = await sql<
      Record<string, unknown>
    >`fetch ${sql.lit(BATCH_SIZE)} from moved`.execute(from);
    if (rows.length === 0) break;
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    const values = rows.map((row) => sql`(${sql.join(columns.map(({ name }) => row[name]))})`);
    await sql`insert into ${sql.table(table)} (${names})
      overriding system value values ${sql.join(values)}`.execute(into);
  }
  await sql`close moved`.execute(from);
  if (isNumbered) await resetSequence(into, table);
}

/** Continues the sequence above the highest copied id. */
async function resetSequence(into: Tx, table: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}
    having max(id) is not null`.execute(into);
}
