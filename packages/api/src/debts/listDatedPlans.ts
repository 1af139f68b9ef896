import { startOfDay, type CalendarDay, type Instant } from '@dime-time/finance-core';
import type { PlanRequest } from '@dime-time/finance-core/contract';
import type { DatedPlan } from '@dime-time/finance-core/household';
import { sql } from 'kysely';
import { type Db, statement, type Value } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The versions of the payoff plan in force on a day and after it, oldest first. */
export async function listDatedPlans(
  db: Db,
  { userId, timeZone }: RequestContext,
  day: CalendarDay,
): Promise<DatedPlan[]> {
  const from = new Date(startOfDay(day, timeZone)).toISOString();
  const rows = await select(db, { userId, from });
  return rows.map(({ since, document }) => ({ ...document, since }));
}

interface PlanRow {
  readonly since: Instant;
  readonly document: PlanRequest;
}

const select = statement((db, value: Value<Record<'userId' | 'from', string>>) =>
  sql<PlanRow>`
    select since, document
    from plan_versions
    where user_id = ${value('userId')} and id >= coalesce((
      select max(id) from plan_versions
      where user_id = ${value('userId')} and since < ${value('from')}), 0)
    order by id`.compile(db),
);
