import { sql, type Kysely } from 'kysely';

/** What rounded up to nothing because round-ups were off is offered once they are on again. */
const statements: readonly string[] = [
  `alter table round_up_settings add column switched_on_at timestamptz(3)`,
  `alter table transactions add column is_from_off boolean not null default false`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
