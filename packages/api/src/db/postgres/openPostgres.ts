import type { Meter } from '@opentelemetry/api';
import { Kysely, sql } from 'kysely';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import type { Database, Log } from '../database.ts';
import { retryTransaction } from '../retryTransaction.ts';
import { createStatementNames, NO_NAMES } from '../statementNames.ts';
import { statementMetrics } from '../statementMetrics.ts';
import type { Tables } from '../tables.ts';
import { createDialect } from './createDialect.ts';
import { createPool, NO_LIMITS, type PoolMode, REQUEST_LIMITS } from './createPool.ts';
import { migrateWithRetry, NO_MIGRATION } from './migrateWithRetry.ts';
import { runTransaction } from './runTransaction.ts';
import { observePool } from './observePool.ts';
import { withAdvisoryLock } from './withAdvisoryLock.ts';
import { withPreparedStatements } from './withPreparedStatements.ts';

export interface PostgresOptions {
  url: string;
  poolSize: number;
  poolMode: PoolMode;
  withoutTimeouts: boolean;
  withoutMigration?: boolean;
  meter?: Meter;
  log: Log;
}

/** Connections of the job queue: its statements are short. */
const JOB_POOL_SIZE = 3;

/**
 * Opens a database on a PostgreSQL server. An unavailable server never ends the process: until it
 * is back the database is not ready and throws DatabaseBusy.
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, poolSize, poolMode: mode, withoutTimeouts } = options;
  const { withoutMigration = false, log, meter } = options;
  const pool = createPool({ url, size: poolSize, withoutTimeouts, mode, log });
  // Locks are held for the duration of a job, so they use a pool of their own.
  const locks = createPool({ url, size: poolSize, mode, log });
  const jobs = createPool({ url, size: JOB_POOL_SIZE, isForJobs: true, mode, log });
  const jobNames = mode === 'session' ? createStatementNames() : NO_NAMES;
  const limits = withoutTimeouts ? NO_LIMITS : REQUEST_LIMITS;
  const migrating = withoutMigration ? NO_MIGRATION : migrateWithRetry(url, log);
  const db = new Kysely<Tables>({
    dialect: createDialect(
      { pool: withPreparedStatements(pool, migrating.isDone, mode) },
      mode === 'transaction' ? limits : undefined,
    ),
    ...(meter && { log: statementMetrics(meter) }),
  });
  if (meter) observePool(meter, pool);
  const close = async () => {
    migrating.stop();
    await db.destroy();
    // Kysely closes a pool only if it has used it.
    await Promise.all([pool.ended ? undefined : pool.end(), locks.end(), jobs.end()]);
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
    transaction: (work) => retryTransaction(() => runTransaction(db, work)),
    runExclusive: (name, work) => withAdvisoryLock(locks, name, work),
    async runSql(text, values = []) {
      const result = await jobNames.run({ text, values, isAlone: true }, (name) =>
        runNamed(jobs, { text, values: [...values], name }),
      );
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
    async isReady() {
      return sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
    },
    close,
  };
}

/** Several statements without values have several results. */
function runNamed(
  pool: Pool,
  { name, ...query }: QueryConfig,
): Promise<QueryResult | QueryResult[]> {
  return pool.query({ ...query, ...(name !== undefined && { name }) });
}
