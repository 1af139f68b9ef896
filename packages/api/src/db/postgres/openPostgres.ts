import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database, Log } from '../database.ts';
import { repeating } from '../repeating.ts';
import type { Tables } from '../tables.ts';
import { createPool } from './createPool.ts';
import { holdLock } from './holdLock.ts';
import { keepMigrating } from './keepMigrating.ts';
import { preparing } from './preparing.ts';
import { transact } from './transact.ts';

export interface PostgresOptions {
  url: string;
  poolSize: number;
  isUnhurried: boolean;
  log: Log;
}

/**
 * Opens a database on a server. A server that is not there yet, or goes away, never ends the
 * process: until it is back the database is not ready and its work is refused as busy.
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, poolSize, isUnhurried, log } = options;
  const pool = createPool({ url, size: poolSize, isUnhurried, log });
  // Locks last as long as a job, so they never take a connection that a request waits for.
  const locks = createPool({ url, size: poolSize, log });
  const migrating = keepMigrating(url, log);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparing(pool, migrating.isDone) }),
  });
  const close = async () => {
    migrating.stop();
    await db.destroy();
    // Kysely ends a pool only where it has used it.
    await Promise.all([pool.ended ? undefined : pool.end(), locks.end()]);
  };
  try {
    await migrating.attempted;
  } catch (error) {
    await close();
    throw error;
  }

  return {
    kind: 'postgres',
    db,
    transaction: (work) => repeating(() => transact(db, work)),
    exclusively: (name, work) => holdLock(locks, name, work),
    async isReady() {
      return sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
    },
    close,
  };
}
