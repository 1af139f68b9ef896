import type { Database, Log } from './database.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';
import { openPostgres } from './postgres/openPostgres.ts';

export interface DatabaseOptions {
  /** `postgres://…`: a PostgreSQL server, 15 or later. */
  url?: string;
  /** Where the embedded database keeps its files; without it and without a url it is in memory, for tests. */
  dataDir?: string;
  /**
   * Connections to a PostgreSQL server.
   *
   * @default 10
   */
  poolSize?: number;
  /**
   * Whether statements may take their time, as those of a command do that reads all there is.
   *
   * @default false
   */
  withoutTimeouts?: boolean;
  log: Log;
}

/** Opens the database that the options name, and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir, poolSize = 10, withoutTimeouts = false, log } = options;
  if (url !== undefined) return openPostgres({ url, poolSize, withoutTimeouts, log });
  return openEmbedded({ log, ...(dataDir !== undefined && { dataDir }) });
}
