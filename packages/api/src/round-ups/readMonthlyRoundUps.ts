import { monthlyRoundUps, type Cents } from '@dime-time/finance-core';
import { sql } from 'kysely';
import { type Db, statement, toCents, type Value } from '../db/index.ts';
import { presentDay, type RequestContext } from '../ledger/index.ts';
import { readRoundUpSettings } from './readRoundUpSettings.ts';

/**
 * What a month's round-ups bring to the debts: the input of the forecast, as it is in the dashboard
 * summary.
 */
export async function readMonthlyRoundUps(db: Db, household: RequestContext): Promise<Cents> {
  const { habit } = presentDay(household);
  const settings = await readRoundUpSettings(db, household);
  const [row] = await sum(db, {
    userId: household.userId,
    from: new Date(habit.from).toISOString(),
    until: new Date(habit.until).toISOString(),
  });
  return monthlyRoundUps(toCents(row?.recent ?? 0n), settings, household.now);
}

const sum = statement((db, value: Value<Record<'userId' | 'from' | 'until', string>>) =>
  sql<{ readonly recent: bigint }>`
    select coalesce(sum(round_up - round_up_returned), 0)::int8 as recent
    from transactions
    where user_id = ${value('userId')} and removed_at is null
      and at >= ${value('from')} and at < ${value('until')}`.compile(db),
);
