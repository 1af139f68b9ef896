import type { Pool } from 'pg';

/**
 * Runs work under an advisory lock of the server; returns undefined where another process holds it.
 * The lock belongs to a connection of its own, so the server frees it when the connection ends.
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
    // Closing the connection always releases the lock, also on a connection that no longer
    // responds.
    client.release(!isElsewhere);
  }
}
