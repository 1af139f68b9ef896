import { sql, type Kysely } from 'kysely';

/** What the daily checks of the ledger found, and the last transfer that each has seen. */
const TABLE = `create table ledger_checks (
  id int8 generated always as identity primary key,
  checked_at timestamptz not null,
  last_transfer int8 not null,
  households int4 not null,
  faults int4 not null
)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLE).execute(db);
}
