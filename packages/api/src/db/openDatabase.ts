import type { Meter } from '@opentelemetry/api';
import type { Database, Log } from './database.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import type { PoolMode } from './postgres/createPool.ts';
import { openPostgres } from './postgres/openPostgres.ts';

export interface DatabaseOptions {
  /** `postgres://…`: a PostgreSQL server, 15 or later. */
  url?: string;
  /** The directory of the embedded database; in memory without it and without a url, for tests. */
  dataDir?: string;
  /**
   * The pool size for a PostgreSQL server.
   *
   * @default 10
   */
  poolSize?: number;
  /**
   * Whose the sessions of the PostgreSQL server are: see `DATABASE_POOL_MODE`.
   *
   * @default 'session'
   */
  poolMode?: PoolMode;
  /**
   * Disables statement and lock timeouts, for commands that read everything.
   *
   * @default false
   */
  withoutTimeouts?: boolean;
  /**
   * Leaves the schema as it is, for commands that change nothing.
   *
   * @default false
   */
  withoutMigration?: boolean;
  /** Measures the statements and the pool; without it they are not. */
  meter?: Meter;
  log: Log;
}

/** Opens the database and migrates its schema, unless the options say otherwise. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir, poolSize = 10, poolMode = 'session' } = options;
  const { withoutTimeouts = false, withoutMigration = false, log, meter } = options;
  const measured = meter && { meter };
  if (url !== undefined) {
    const limits = { withoutTimeouts, withoutMigration };
    return openPostgres({ url, poolSize, poolMode, ...limits, log, ...measured });
  }
  return openEmbedded({
    log,
    withoutMigration,
    ...(dataDir !== undefined && { dataDir }),
    ...measured,
  });
}
