import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../../../packages/api/src/config/logger.ts';
import { type Database, openDatabase } from '../../../packages/api/src/db/index.ts';
import { startPostgres } from '../../tools/postgres.ts';

export type Engine = 'embedded' | 'postgres';

/** Where a benchmark keeps its data. */
export interface Place {
  /** The environment variables that make a server use it. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs work on the database while no server uses it. */
  use<T>(work: (database: Database) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

export function makePlace(engine: Engine): Promise<Place> {
  return engine === 'embedded' ? embedded() : postgres();
}

async function embedded(): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'dime-time-bench-'));
  return {
    env: { DATA_DIR: directory },
    use: using({ dataDir: directory }),
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  };
}

async function postgres(): Promise<Place> {
  const server = await startPostgres();
  const url = await server.createDatabase();
  return { env: { DATABASE_URL: url }, use: using({ url }), remove: () => server.stop() };
}

function using(where: { readonly url?: string; readonly dataDir?: string }): Place['use'] {
  return async (work) => {
    const database = await openDatabase({ ...where, log: createLogger('error') });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
}
