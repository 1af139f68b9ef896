import { sql } from 'kysely';
import type { Db, Log } from '../database.ts';
import { analyze } from './analyze.ts';

/** Not at the start, which may be the one after a crash and has to be quick. */
const VACUUM_INTERVAL_MS = 3_600_000;

/** As often as a server looks whether its tables have grown. */
const ANALYZE_INTERVAL_MS = 60_000;

/** Ends the tidying. */
export type StopMaintenance = () => void;

/**
 * Removes dead rows each hour, and gathers the planner's figures as tables grow: a server does both
 * by itself, an engine of one session has nobody to.
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
