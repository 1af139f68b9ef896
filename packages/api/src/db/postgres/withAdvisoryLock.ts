import type { Pool } from 'pg';

/** Between two statements of the work nothing is sent, so the transaction is idle. */
const BEGIN = 'begin; set local idle_in_transaction_session_timeout = 0';

/**
 * Runs work under an advisory lock of the server; returns undefined where another process holds it.
 * The lock belongs to a transaction on a connection of its own, so a connection pooler reserves a
 * session for it, and the server frees it when the connection ends.
 */
export async function withAdvisoryLock<T>(
  pool: Pool,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const client = await pool.connect();
  let isElsewhere = false;
  try {
    await client.query(BEGIN);
    const { rows } = await client.query<{ got: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as got',
      [name],
    );
    if (rows[0]?.got === true) return await work();
    await client.query('rollback');
    isElsewhere = true;
    return undefined;
  } finally {
    // Closing the connection always releases the lock, also on a connection that no longer
    // responds.
    client.release(!isElsewhere);
  }
}
