import type { PlanVersion } from '@dime-time/finance-core/contract';
import { answerPlanVersions, MOST_LISTED_PLANS } from '@dime-time/finance-core/server';
import { type Db, statement, type Value } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { listDebts } from './listDebts.ts';

/** The newest versions of the plan, each with the forecast of the day it was saved. */
export async function listPlanVersions(db: Db, household: RequestContext): Promise<PlanVersion[]> {
  const rows = await select(db, { userId: household.userId });
  const versions = rows.map(({ public_id: id, since, document, forecast }) => ({
    ...document,
    id,
    since,
    forecast,
  }));
  return answerPlanVersions(versions, await listDebts(db, household));
}

const select = statement((db, value: Value<{ userId: string }>) =>
  db
    .selectFrom('plan_versions')
    .select(['public_id', 'since', 'document', 'forecast'])
    .where('user_id', '=', value('userId'))
    .orderBy('id', 'desc')
    .limit(MOST_LISTED_PLANS)
    .compile(),
);
