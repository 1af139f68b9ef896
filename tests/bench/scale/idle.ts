import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../packages/api/src/db/index.ts';
import { untilIdle } from './untilIdle.ts';

/** Settings of a PostgreSQL server whose statements are timed, the planning included. */
export const TIMED_STATEMENTS = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_planning=on',
] as const;

/**
 * The time of the database that all processes need in a minute while nothing is due, in milliseconds.
 *
 * @param minutes how long it is measured: whole ones, since the jobs run once a minute.
 */
export async function idleTime(database: Database, minutes: number): Promise<number> {
  const { db } = database;
  await untilIdle(database);
  await sql`create extension if not exists pg_stat_statements`.execute(db);
  await sql`select pg_stat_statements_reset()`.execute(db);
  await wait(minutes * 60_000);
  const { rows } = await sql<{ millis: number }>`
    select sum(s.total_exec_time + s.total_plan_time) as millis
    from pg_stat_statements s join pg_database d on d.oid = s.dbid
    where d.datname = current_database() and s.query not like '%pg_stat_statements_reset%'`.execute(
    db,
  );
  return (rows[0]?.millis ?? 0) / minutes;
}
