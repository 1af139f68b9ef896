import { setTimeout as wait } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { contractSchema } from '../contractSchema.ts';
import type { Log } from '../database.ts';
import { isUnavailable } from '../errors.ts';
import { migrate, readMigration } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { createDialect } from './createDialect.ts';
import { createPool, NO_LIMITS } from './createPool.ts';

/** The delay between two attempts. */
const RETRY_DELAY_MS = 500;

async function migrateOnce(url: string, log: Log): Promise<void> {
  const pool = createPool({ url, size: 1, withoutTimeouts: true, log });
  const db = new Kysely<Tables>({ dialect: createDialect({ pool }, NO_LIMITS) });
  try {
    const isNew = (await readMigration(db)) === undefined;
    await migrate(db);
    if (isNew) await contractSchema(db);
  } finally {
    await db.destroy();
  }
}

/** The state of the migration. */
export interface PendingMigration {
  /** Resolves after the first attempt, also where the server was unavailable. */
  readonly attempted: Promise<void>;
  readonly isDone: () => boolean;
  readonly stop: () => void;
}

/** The state where the schema stays as it is. */
export const NO_MIGRATION: PendingMigration = {
  attempted: Promise.resolve(),
  isDone: () => true,
  stop: () => undefined,
};

/** Migrates the schema, and retries while the server is unavailable. */
export function migrateWithRetry(url: string, log: Log): PendingMigration {
  const stopping = new AbortController();
  const schema = { isDone: false };
  const attempt = async () => {
    await migrateOnce(url, log);
    schema.isDone = true;
  };
  const retry = async () => {
    while (!schema.isDone && !stopping.signal.aborted) {
      await wait(RETRY_DELAY_MS, undefined, { signal: stopping.signal });
      await attempt().catch((error: unknown) => {
        log.error({ err: error }, 'The schema is not up to date yet.');
      });
    }
  };
  const attempted = attempt().catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error }, 'The database is not there yet.');
    retry().catch(() => undefined);
  });
  return {
    attempted,
    isDone: () => schema.isDone,
    stop: () => {
      stopping.abort();
    },
  };
}
