import {
  addDays,
  calendarDay,
  type CalendarDay,
  epochMillis,
  type Instant,
  startOfDay,
} from '@dime-time/finance-core';
import type { Tx } from '../db/index.ts';
import type { Piece, SharedJob } from '../jobs/index.ts';
import { findSweeps } from './findSweeps.ts';
import { lastWeek } from './lastWeek.ts';
import { readHousehold } from './readHousehold.ts';
import { type SweepDeps, sweepRoundUps } from './sweepRoundUps.ts';

/** How long it is known which weeks were swept. */
const KEPT_DAYS = 28;

/**
 * Applies the round-ups of each household's last week, once it has ended in the household's time
 * zone.
 *
 * After a downtime of several weeks there is one sweep, since the earlier round-ups are still in
 * the balance.
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
  const zones = await db.selectFrom('users').select('time_zone').distinct().execute();
  for (const { time_zone } of zones) {
    if (signal.aborted) return;
    try {
      yield* findSweeps(db, { timeZone: time_zone, week: lastWeek(now, time_zone), signal });
    } catch (error) {
      log.error({ err: error, timeZone: time_zone }, 'The sweeps of a zone were not found.');
    }
  }
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
  const marked = await tx
    .insertInto('weekly_sweeps')
    .values({ user_id: userId, sunday })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!marked) return false;
  // No clock that is right finds such a week again.
  await tx
    .deleteFrom('weekly_sweeps')
    .where('user_id', '=', userId)
    .where('sunday', '<', addDays(sunday, -KEPT_DAYS))
    .execute();
  return true;
}
