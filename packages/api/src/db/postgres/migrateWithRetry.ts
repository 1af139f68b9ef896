import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type { Log } from '../database.ts';
import { isUnavailable } from '../errors.ts';
import { migrate } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { createPool } from './createPool.ts';

/** How long to wait before a server that was not there is asked again. */
const RETRY_DELAY_MS = 500;

async function migrateOnce(url: string, log: Log): Promise<void> {
  const pool = createPool({ url, size: 1, withoutTimeouts: true, log });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** A schema that comes up to date, now or when the server is there. */
export interface PendingMigration {
  /** Done with the first attempt: the schema is up to date, or the server was not there. */
  readonly attempted: Promise<void>;
  readonly isDone: () => boolean;
  readonly stop: () => void;
}

/** Brings the schema up to date, and asks again for as long as the server cannot be reached. */
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
