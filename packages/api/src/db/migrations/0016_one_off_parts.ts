import { sql, type Kysely } from 'kysely';

/** What of a payment was a one-off payment of the plan. */
const statements: readonly string[] = [
  `create table one_off_parts (
    transfer_id int8 primary key references ledger_transfers on delete cascade,
    amount int8 not null check (amount > 0),
    planned jsonb not null
  )`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
