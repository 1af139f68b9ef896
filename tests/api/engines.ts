import { type Database, openDatabase } from '../../packages/api/src/db/index.ts';
import { startPostgres } from '../tools/postgres.ts';
import { silentLog as log } from './silentLog.ts';

/** A database of a test, and how to be rid of it. */
export interface OpenedDatabase {
  database: Database;
  close(): Promise<void>;
}

/** Both engines, since each promise of the store holds on either. */
export const ENGINES: readonly (readonly [string, () => Promise<OpenedDatabase>])[] = [
  [
    'the embedded database',
    async () => {
      const database = await openDatabase({ log });
      return { database, close: () => database.close() };
    },
  ],
  [
    'a PostgreSQL server',
    async () => {
      const server = await startPostgres();
      const database = await openDatabase({ url: await server.createDatabase(), log });
      return {
        database,
        async close() {
          await database.close();
          await server.stop();
        },
      };
    },
  ],
];
