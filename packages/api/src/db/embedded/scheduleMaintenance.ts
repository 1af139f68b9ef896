import { sql } from 'kysely';
import type { Db, Log } from '../database.ts';
import { analyze } from './analyze.ts';

/**
 * Milliseconds between two vacuums. None at the start, which may follow a crash and must be fast.
 */
const VACUUM_INTERVAL_MS = 3_600_000;

/** Milliseconds between two checks for grown tables, as often as autovacuum does. */
const ANALYZE_INTERVAL_MS = 60_000;

/** Stops the maintenance. */
export type StopMaintenance = () => void;

/**
 * Vacuums each hour and updates the planner's statistics as tables grow. A PostgreSQL server does
 * both with autovacuum, which the single-session engine does not have.
 */
export function scheduleMaintenance(db: Db, log: Log): StopMaintenance {
  const every = (interval: number, work: () => Promise<unknown>) =>
    setInterval(() => {
      work().catch((error: unknown) => {
        log.warn({ err: error }, 'The database was not tidied.');
      });
    }, interval).unref();
  const timers = [
    every(ANALYZE_INTERVAL_MS, () => analyze(db)),
    every(VACUUM_INTERVAL_MS, () => sql`vacuum (analyze)`.execute(db)),
  ];
  return () => {
    timers.forEach((timer) => {
      clearInterval(timer);
    });
  };
}
