import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { repeating } from '../repeating.ts';
import { ROW_PARSERS } from '../rowTypes.ts';
import type { Tables } from '../tables.ts';

/** Opens the database inside this process, in memory. */
export async function openEmbedded(): Promise<Database> {
  const pglite = await PGlite.create({ parsers: ROW_PARSERS });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const running = new Set<string>();

  return {
    kind: 'embedded',
    db,
    transaction: (work) => repeating(() => db.transaction().execute(work)),
    async exclusively(name, work) {
      if (running.has(name)) return undefined;
      running.add(name);
      try {
        return await work();
      } finally {
        running.delete(name);
      }
    },
    async isReady() {
      return !pglite.closed;
    },
    close: () => db.destroy(),
  };
}
