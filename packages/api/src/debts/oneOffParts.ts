import { addDays, calendarDayOf, type Instant } from '@dime-time/finance-core';
import type { PlanRequest } from '@dime-time/finance-core/contract';
import { oneOffPart, type DebtPayment, type OneOffPart } from '@dime-time/finance-core/household';
import { type Db, statement, type Tx, type Value } from '../db/index.ts';
import type { PostedTransfer, RequestContext } from '../ledger/index.ts';
import { readMonthlyRoundUps } from '../round-ups/index.ts';
import { listDebtPayments } from './listDebtPayments.ts';
import { listDebts } from './listDebts.ts';

/** What of a payment by hand is a one-off payment of the plan; call it before the payment is entered. */
export async function findOneOffPart(
  tx: Tx,
  household: RequestContext,
  { at, ...payment }: Pick<DebtPayment, 'debtId' | 'at' | 'amount'>,
): Promise<OneOffPart | undefined> {
  const on = calendarDayOf(at, household.timeZone);
  const plan = await readPlanAt(tx, household, at);
  if (!plan?.oneOffs.some((oneOff) => oneOff.on === on)) return undefined;
  return oneOffPart({
    payment: { ...payment, on, fromRoundUps: false },
    plan,
    payments: await listDebtPayments(tx, household, addDays(on, -1)),
    household: {
      debts: await listDebts(tx, household),
      monthlyRoundUps: await readMonthlyRoundUps(tx, household),
    },
  });
}

/** Records it with the payment. */
export async function recordOneOffPart(
  tx: Tx,
  { id }: PostedTransfer,
  part: OneOffPart | undefined,
): Promise<void> {
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
  const [version] = await select(db, { userId, at });
  return version?.document;
}

const select = statement((db, value: Value<{ userId: string; at: Instant }>) =>
  db
    .selectFrom('plan_versions')
    .select('document')
    .where('user_id', '=', value('userId'))
    .where('since', '<=', value('at'))
    .orderBy('id', 'desc')
    .limit(1)
    .compile(),
);
