import { sql, type Kysely } from 'kysely';
import { LOCK_LIMIT } from './lockLimit.ts';
import { lockSchema } from './lockSchema.ts';

/**
 * What only servers of the version before use, which migrations leave: the latest is removed first.
 * Each statement can be repeated.
 */
const STATEMENTS: readonly string[] = [
  // 0020_job_queue
  `drop table if exists jobs`,
  `drop function if exists jobs_skip, jobs_copy, threshold_sweeps_copy, demo_households_copy cascade`,
];

/** Whether nothing is left that only servers of the version before use. */
export async function isContracted<T>(db: Kysely<T>): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass('jobs')::text as name`.execute(db);
  return rows[0]?.name === null;
}

/**
 * Removes what only servers of the version before use: once none of them runs. Until then their
 * requests would fail.
 */
export async function contractSchema<T>(db: Kysely<T>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A process that migrates reads the list of tables: none may end meanwhile.
    await lockSchema(tx);
    if (await isContracted(tx)) return;
    await sql.raw(LOCK_LIMIT).execute(tx);
    for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
  });
}
