import { addDays, calendarDay, startOfDay, type Instant } from '@dime-time/finance-core';
import { runWaitingJobs } from '../jobs/index.ts';
import { lastWeek } from './lastWeek.ts';
import { queueSweeps, WEEKLY_SWEEP } from './queueSweeps.ts';
import { type SweepDeps, sweepRoundUps } from './sweepRoundUps.ts';

/**
 * Job: applies the round-ups of each household's last week, once it has ended in the household's
 * time zone.
 *
 * After a downtime of several weeks there is one sweep, since the earlier round-ups are still in
 * the balance.
 */
export async function weeklySweep(
  deps: SweepDeps,
  now: Instant,
  signal?: AbortSignal,
): Promise<void> {
  const runWaiting = () =>
    runWaitingJobs(deps, {
      kind: WEEKLY_SWEEP,
      now,
      signal,
      work: (tx, household, { runKey }) =>
        sweepRoundUps(
          tx,
          household,
          { key: `week:${runKey}`, collectedBefore: afterSunday(runKey, household.timeZone) },
          deps.listDebts,
        ),
    });
  // Jobs that are already queued need not wait for the queueing.
  await runWaiting();
  const { db } = deps.database;
  const zones = await db.selectFrom('users').select('time_zone').distinct().execute();
  for (const { time_zone } of zones) {
    if (signal?.aborted) return;
    try {
      await queueSweeps(db, { timeZone: time_zone, week: lastWeek(now, time_zone), signal });
    } catch (error) {
      deps.log.error({ err: error, timeZone: time_zone }, 'The sweeps of a zone were not queued.');
    }
  }
  await runWaiting();
}

function afterSunday(sunday: string, timeZone: string): Instant {
  return new Date(startOfDay(addDays(calendarDay(sunday), 1), timeZone)).toISOString();
}
