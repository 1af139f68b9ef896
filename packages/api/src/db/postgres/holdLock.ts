import type { Pool } from 'pg';

/**
 * Runs work while this process holds the lock of that name on the server; undefined where another
 * has it. The lock belongs to a connection of its own, so the server frees it when that one ends.
 */
export async function holdLock<T>(
  pool: Pool,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const client = await pool.connect();
  let isHeld = false;
  try {
    const { rows } = await client.query<{ got: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as got',
      [name],
    );
    isHeld = rows[0]?.got === true;
    return isHeld ? await work() : undefined;
  } finally {
    // Ending the connection is the unlock that cannot fail.
    client.release(isHeld);
  }
}
