import { sql } from 'kysely';
import type { Db, Log } from '../database.ts';
import { renewFigures } from './renewFigures.ts';

/** Not at the start, which may be the one after a crash and has to be quick. */
const BETWEEN_TIDYINGS_MS = 3_600_000;

/** As often as a server looks whether its tables have grown. */
const BETWEEN_LOOKS_MS = 60_000;

/** Ends the tidying. */
export type StopTidying = () => void;

/**
 * Removes dead rows each hour, and gathers the planner's figures as tables grow: a server does both
 * by itself, an engine of one session has nobody to.
 */
export function keepTidy(db: Db, log: Log): StopTidying {
  const every = (interval: number, work: () => Promise<unknown>) =>
    setInterval(() => {
      work().catch((error: unknown) => {
        log.warn({ err: error }, 'The database was not tidied.');
      });
    }, interval).unref();
  const timers = [
    every(BETWEEN_LOOKS_MS, () => renewFigures(db)),
    every(BETWEEN_TIDYINGS_MS, () => sql`vacuum (analyze)`.execute(db)),
  ];
  return () => {
    timers.forEach((timer) => {
      clearInterval(timer);
    });
  };
}
