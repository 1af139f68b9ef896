import { addDays, calendarDay, startOfDay, type Instant } from '@dime-time/finance-core';
import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { sweepRoundUps } from '../rules/sweepRoundUps.ts';
import { lastWeek, type Week } from './lastWeek.ts';
import { runWaitingJobs } from './runWaitingJobs.ts';

const KIND = 'weekly_sweep';

/**
 * Applies the round-ups of each household's last week, once it is over in the household's zone.
 *
 * After a downtime of several weeks there is one sweep: what the earlier weeks collected is still in
 * the balance.
 */
export async function weeklySweep(
  deps: Pick<Deps, 'database' | 'log'>,
  now: Instant,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = deps.database;
  const zones = await db.selectFrom('users').select('time_zone').distinct().execute();
  for (const { time_zone } of zones) {
    await queueSweeps(deps.database, time_zone, lastWeek(now, time_zone));
  }
  await runWaitingJobs(deps, {
    kind: KIND,
    now,
    signal,
    work: (tx, household, { runKey }) =>
      sweepRoundUps(tx, household, {
        key: `week:${runKey}`,
        collectedBefore: afterSunday(runKey, household.timeZone),
      }),
  });
}

/** One job for each household and week; whoever has nothing collected needs none. */
async function queueSweeps({ db }: Database, timeZone: string, week: Week): Promise<void> {
  await db
    .insertInto('jobs')
    .columns(['kind', 'user_id', 'run_key', 'due_at', 'status'])
    .expression((from) =>
      from
        .selectFrom('users')
        .innerJoin('ledger_accounts', 'ledger_accounts.user_id', 'users.id')
        .select([
          sql.lit(KIND).as('kind'),
          'users.id',
          sql<string>`${week.sunday}::text`.as('run_key'),
          sql<string>`${week.endedAt}::timestamptz`.as('due_at'),
          sql.lit('waiting').as('status'),
        ])
        .where('users.time_zone', '=', timeZone)
        .where('ledger_accounts.kind', '=', 'round_ups')
        .where('ledger_accounts.balance', '>', 0n),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function afterSunday(sunday: string, timeZone: string): Instant {
  return new Date(startOfDay(addDays(calendarDay(sunday), 1), timeZone)).toISOString();
}
