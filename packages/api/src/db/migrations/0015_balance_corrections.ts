import { sql, type Kysely } from 'kysely';

/** What statements have added to a debt is summed with each reading of it. */
const statements: readonly string[] = [
  `create index ledger_adjustments on ledger_transfers (user_id, reference)
    include (from_account, amount, detail) where kind = 'adjustment'`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
