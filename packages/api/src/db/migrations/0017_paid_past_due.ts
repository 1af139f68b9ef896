import { sql, type Kysely } from 'kysely';

/** What was paid for minimums that were past due when a statement settled them. */
const statements: readonly string[] = [
  `alter table debts add column paid_past_due int8 not null default 0 check (paid_past_due >= 0)`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
