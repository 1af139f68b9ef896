import { sql, type Kysely } from 'kysely';

/**
 * What a plan leaves owed at the ends of months. The days on which the payments of an earlier version were
 * due are not stored, so each counts in the month after the one before it.
 */
const statements: readonly string[] = [
  `update plan_versions
    set forecast = forecast || jsonb_build_object('monthEnds', forecast -> 'balances')`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
