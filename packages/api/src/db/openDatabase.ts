import type { Meter } from '@opentelemetry/api';
import type { Database, Log } from './database.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
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
  const { url, dataDir, poolSize = 10, withoutTimeouts = false } = options;
  const { withoutMigration = false, log, meter } = options;
  const measured = meter && { meter };
  if (url !== undefined) {
    return openPostgres({ url, poolSize, withoutTimeouts, withoutMigration, log, ...measured });
  }
  return openEmbedded({
    log,
    withoutMigration,
    ...(dataDir !== undefined && { dataDir }),
    ...measured,
  });
}
