import type { PlanRequest, SavedPlan } from '@dime-time/finance-core/contract';
import { MOST_SAVED_PLANS, newPlanVersion } from '@dime-time/finance-core/server';
import { newId, type Tx } from '../db/index.ts';
import { lockHousehold, presentDay, type RequestContext } from '../ledger/index.ts';
import { readMonthlyRoundUps } from '../round-ups/index.ts';
import { listDebts } from './listDebts.ts';
import { readNewestPlan, readPlan } from './readPlan.ts';

/**
 * Saves a version of the payoff plan with the forecast of today, and deletes the oldest one above the
 * limit of a household. A plan that is the same as the newest version adds none.
 *
 * @throws Refusal 422 as `checkPlan` of finance-core.
 */
export async function savePlan(
  tx: Tx,
  household: RequestContext,
  request: PlanRequest,
): Promise<SavedPlan> {
  // Serializes concurrent calls: equal plans sent at once are one version, and the limit holds.
  await lockHousehold(tx, household);
  const version = newPlanVersion(request, await readNewestPlan(tx, household), {
    debts: await listDebts(tx, household),
    monthlyRoundUps: await readMonthlyRoundUps(tx, household),
    asOf: presentDay(household).today,
  });
  if (version) {
    await tx
      .insertInto('plan_versions')
      .values({
        public_id: newId('p', household.now),
        user_id: household.userId,
        since: household.now,
        document: JSON.stringify(version.plan),
        forecast: JSON.stringify(version.forecast),
        basis: JSON.stringify(version.basis),
      })
      .execute();
    await deleteOldest(tx, household);
  }
  return readPlan(tx, household);
}

async function deleteOldest(tx: Tx, { userId }: RequestContext): Promise<void> {
  await tx
    .deleteFrom('plan_versions')
    .where('user_id', '=', userId)
    .where('id', 'in', (db) =>
      db
        .selectFrom('plan_versions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .offset(MOST_SAVED_PLANS),
    )
    .execute();
}
