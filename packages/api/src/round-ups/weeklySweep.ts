import {
  addDays,
  calendarDay,
  type CalendarDay,
  epochMillis,
  type Instant,
  startOfDay,
} from '@dime-time/finance-core';
import { sql } from 'kysely';
import { type Db, statement, type Tx, type Value } from '../db/index.ts';
import type { Piece, SharedJob } from '../jobs/index.ts';
import { findSweeps } from './findSweeps.ts';
import { lastWeek, type Week } from './lastWeek.ts';
import { readHousehold } from './readHousehold.ts';
import { type SweepDeps, sweepRoundUps } from './sweepRoundUps.ts';

/** How long a zone in which no sweep was due is not searched again, in milliseconds. */
const SEARCH_INTERVAL_MS = 60 * 60_000;

/** How long it is known which weeks were swept. */
const KEPT_DAYS = 28;

/**
 * Applies the round-ups of each household's last week, once it has ended in the household's time
 * zone.
 *
 * After a downtime of several weeks there is one sweep, since the earlier round-ups are still in
 * the balance.
 *
 * A zone is searched each minute until all its sweeps are made, and then once an hour: for households that
 * moved there, and for what was given up in the queue.
 */
export const weeklySweep: SharedJob<SweepDeps> = {
  name: 'weekly-sweep',
  concurrency: 4,
  batchSize: 25,
  find,
  async work({ database, listDebts }, { userId, about: sunday }, now) {
    await database.transaction(async (tx) => {
      const household = await readHousehold(tx, userId, now);
      if (!household) return;
      const day = calendarDay(sunday);
      const collectedBefore = afterSunday(day, household.timeZone);
      // Not over by the clock of this process, or in the zone that the household is in now.
      if (epochMillis(now) < epochMillis(collectedBefore)) return;
      if (!(await markSwept(tx, userId, day))) return;
      await sweepRoundUps(tx, household, { key: `week:${sunday}`, collectedBefore }, listDebts);
    });
  },
};

async function* find(
  { database: { db }, log }: SweepDeps,
  now: Instant,
  signal: AbortSignal,
): AsyncGenerator<readonly Piece[]> {
  for (const { time_zone: timeZone, ...searched } of await listZones(db)) {
    if (signal.aborted) return;
    try {
      const week = lastWeek(now, timeZone);
      if (isSearched(searched, week, now)) continue;
      let found = 0;
      for await (const pieces of findSweeps(db, { timeZone, week, signal })) {
        found += pieces.length;
        yield pieces;
      }
      if (found === 0 && !signal.aborted) {
        await noteSearch(db, { timeZone, sunday: week.sunday, now });
      }
    } catch (error) {
      log.error({ err: error, timeZone }, 'The sweeps of a zone were not found.');
    }
  }
}

/** A time zone with its latest search that found nothing. */
interface Zone {
  readonly time_zone: string;
  readonly sunday: CalendarDay | null;
  readonly searched_at: Instant | null;
}

/** The time zones of all households, each by one look into the index and not by reading all of them. */
async function listZones(db: Db): Promise<readonly Zone[]> {
  const { rows } = await sql<Zone>`
    with recursive zones as (
      select min(time_zone) as time_zone from users
      union all
      select (select min(time_zone) from users where time_zone > zones.time_zone)
      from zones where time_zone is not null
    )
    select zones.time_zone, sunday, searched_at
    from zones left join sweep_searches on sweep_searches.time_zone = zones.time_zone
    where zones.time_zone is not null`.execute(db);
  return rows;
}

/** Whether nothing was due a moment ago. A search by a clock that was ahead does not count. */
function isSearched(
  { sunday, searched_at: at }: Pick<Zone, 'sunday' | 'searched_at'>,
  week: Week,
  now: Instant,
): boolean {
  if (at === null || sunday !== week.sunday) return false;
  const age = epochMillis(now) - epochMillis(at);
  return age >= 0 && age < SEARCH_INTERVAL_MS;
}

async function noteSearch(
  db: Db,
  { timeZone, sunday, now }: { timeZone: string; sunday: CalendarDay; now: Instant },
): Promise<void> {
  const search = { sunday, searched_at: now };
  await db
    .insertInto('sweep_searches')
    .values({ time_zone: timeZone, ...search })
    .onConflict((conflict) => conflict.column('time_zone').doUpdateSet(search))
    .execute();
}

function afterSunday(sunday: CalendarDay, timeZone: string): Instant {
  return new Date(startOfDay(addDays(sunday, 1), timeZone)).toISOString();
}

/**
 * Notes that the week is swept, which holds if the transaction is committed; a sweep that moved
 * nothing is not made again in the same week.
 *
 * @returns whether it was not swept before.
 */
async function markSwept(tx: Tx, userId: string, sunday: CalendarDay): Promise<boolean> {
  const marked = await mark(tx, { userId, sunday, before: addDays(sunday, -KEPT_DAYS) });
  return marked.length > 0;
}

/** Removes, in the same statement, the weeks that no clock that is right finds again. */
const mark = statement((db, value: Value<Record<'userId' | 'sunday' | 'before', string>>) =>
  sql<{ user_id: string }>`
    with old as (
      delete from weekly_sweeps
      where user_id = ${value('userId')} and sunday < ${value('before')}::date
    )
    insert into weekly_sweeps (user_id, sunday)
    values (${value('userId')}, ${value('sunday')}::date)
    on conflict do nothing
    returning user_id`.compile(db),
);
