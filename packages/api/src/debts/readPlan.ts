import { addDays, compareDays } from '@dime-time/finance-core';
import type { SavedPlan } from '@dime-time/finance-core/contract';
import { paidOneOffDays } from '@dime-time/finance-core/household';
import { answerPlan } from '@dime-time/finance-core/server';
import { type Db, statement, type Value } from '../db/index.ts';
import { presentDay, type RequestContext } from '../ledger/index.ts';
import { listDebtPayments } from './listDebtPayments.ts';
import { listDebts } from './listDebts.ts';

/** The payoff plan of a household: the newest version, or the default where it has saved none. */
export async function readPlan(db: Db, household: RequestContext): Promise<SavedPlan> {
  const newest = await readNewestPlan(db, household);
  const plan = answerPlan(newest, await listDebts(db, household));
  if (!newest) return plan;
  return { ...plan, paidOneOffDays: await listPaidDays(db, household, plan) };
}

/** The days before today on which the one-off payments of a plan were made. */
async function listPaidDays(db: Db, household: RequestContext, { oneOffs }: SavedPlan) {
  const { today } = presentDay(household);
  const [first] = oneOffs.map(({ on }) => on).toSorted(compareDays);
  if (first === undefined || first >= today) return [];
  const payments = await listDebtPayments(db, household, addDays(first, -1));
  return paidOneOffDays(oneOffs, payments, today);
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
