import type { Pool } from 'pg';

/**
 * Runs work while this process holds the lock of that name on the server; undefined where another
 * has it. The lock belongs to a connection of its own, so the server frees it when that one ends.
 */
export async function withAdvisoryLock<T>(
  pool: Pool,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const client = await pool.connect();
  let isElsewhere = false;
  try {
    const { rows } = await client.query<{ got: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as got',
      [name],
    );
    isElsewhere = rows[0]?.got === false;
    return isElsewhere ? undefined : await work();
  } finally {
    // Ending the connection is the unlock that cannot fail, and the end of one that fell silent.
    client.release(!isElsewhere);
  }
}
