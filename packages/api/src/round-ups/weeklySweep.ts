import { addDays, calendarDay, startOfDay, type Instant } from '@dime-time/finance-core';
import type { Piece, SharedJob } from '../jobs/index.ts';
import { findSweeps } from './findSweeps.ts';
import { lastWeek } from './lastWeek.ts';
import { readHousehold } from './readHousehold.ts';
import { type SweepDeps, sweepRoundUps } from './sweepRoundUps.ts';

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
      const collectedBefore = afterSunday(sunday, household.timeZone);
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

function afterSunday(sunday: string, timeZone: string): Instant {
  return new Date(startOfDay(addDays(calendarDay(sunday), 1), timeZone)).toISOString();
}
