import { sql } from 'kysely';
import type { Db, Log } from '../database.ts';

/** Not at the start, which may be the one after a crash and has to be quick. */
const BETWEEN_MS = 3_600_000;

/** Ends the tidying. */
export type StopTidying = () => void;

/**
 * Removes dead rows and renews the planner's figures each hour: a server does it by itself, an
 * engine of one session has nobody to.
 */
export function keepTidy(db: Db, log: Log): StopTidying {
  const timer = setInterval(() => {
    sql`vacuum (analyze)`.execute(db).catch((error: unknown) => {
      log.warn({ err: error }, 'The database was not tidied.');
    });
  }, BETWEEN_MS).unref();
  return () => {
    clearInterval(timer);
  };
}
