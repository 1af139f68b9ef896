import type { SavedPlan } from '@dime-time/finance-core/contract';
import { answerPlan } from '@dime-time/finance-core/server';
import { type Db, statement, type Value } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { listDebts } from './listDebts.ts';

/** The payoff plan of a household: the newest version, or the default where it has saved none. */
export async function readPlan(db: Db, household: RequestContext): Promise<SavedPlan> {
  return answerPlan(await readNewestPlan(db, household), await listDebts(db, household));
}

/** The newest version of the plan, as it was saved. */
export async function readNewestPlan(
  db: Db,
  { userId }: RequestContext,
): Promise<SavedPlan | undefined> {
  const [row] = await select(db, { userId });
  return row && { ...row.document, id: row.public_id, since: row.since };
}

const select = statement((db, value: Value<{ userId: string }>) =>
  db
    .selectFrom('plan_versions')
    .select(['public_id', 'since', 'document'])
    .where('user_id', '=', value('userId'))
    .orderBy('id', 'desc')
    .limit(1)
    .compile(),
);
