import { addDays, calendarDayOf, type Instant } from '@dime-time/finance-core';
import type { PlanRequest } from '@dime-time/finance-core/contract';
import { oneOffPart } from '@dime-time/finance-core/household';
import { type Db, toCents, type Tx } from '../db/index.ts';
import type { PostedTransfer, RequestContext } from '../ledger/index.ts';
import { listDebtPayments } from './listDebtPayments.ts';
import { listDebts } from './listDebts.ts';

/** Records what of a payment by hand, which was just entered, was a one-off payment of the plan. */
export async function recordOneOffPart(
  tx: Tx,
  household: RequestContext,
  { id, at, reference: debtId, amount }: PostedTransfer,
): Promise<void> {
  const on = calendarDayOf(at, household.timeZone);
  const plan = await readPlanAt(tx, household, at);
  if (debtId === null || !plan?.oneOffs.some((oneOff) => oneOff.on === on)) return;
  const part = oneOffPart({
    payment: { debtId, on, amount: toCents(amount), fromRoundUps: false },
    plan,
    payments: await listDebtPayments(tx, household, addDays(on, -1)),
    debts: await listDebts(tx, household),
  });
  if (!part) return;
  await tx
    .insertInto('one_off_parts')
    .values({
      transfer_id: id,
      amount: BigInt(part.amount),
      planned: JSON.stringify(part.planned),
    })
    .execute();
}

/** The version of the payoff plan in force at a time. */
async function readPlanAt(
  db: Db,
  { userId }: RequestContext,
  at: Instant,
): Promise<PlanRequest | undefined> {
  const version = await db
    .selectFrom('plan_versions')
    .select('document')
    .where('user_id', '=', userId)
    .where('since', '<=', at)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return version?.document;
}
