import { epochMillis, REWARDS } from '@dime-time/finance-core';
import {
  returnsAfterUndo,
  undoPayment as planUndo,
  UNDO_MS,
  type EarnedReward,
} from '@dime-time/finance-core/household';
import { refusals } from '@dime-time/finance-core/server';
import { isId, toCents, type Tx } from '../db/index.ts';
import {
  debtAccount,
  isNotReversed,
  lockAccounts,
  lockBooks,
  milestoneKey,
  parseMilestoneKey,
  type PostedTransfer,
  readReversedMilestones,
  type RequestContext,
  RETURNED,
  rewardTransfer,
  ROUND_UPS,
  TOKEN_SUPPLY,
  TOKENS,
  type Transfer,
  writeTransfers,
} from '../ledger/index.ts';
import {
  listRefundsSince,
  readRoundUpSettings,
  scheduleThresholdSweep,
} from '../round-ups/index.ts';

/**
 * Undoes a recent payment by reversing its transfers: balance, waiting round-ups, tokens and
 * milestones become as if it had never been made, and refunds since then return what the payment
 * had left too little for. Idempotent.
 *
 * The reversal has the time of the payment, so that no sum over a time range includes only one of
 * them.
 *
 * @throws Refusal 404 where the household has no such payment, 409 where it is too late, or the
 *   earned tokens are staked.
 */
export async function undoPayment(
  tx: Tx,
  household: RequestContext,
  _body: undefined,
  id: string,
): Promise<undefined> {
  const books = await lockBooks(tx, household);
  const payment = await findPayment(tx, household, id);
  if (await isUndone(tx, household, payment)) return undefined;
  if (!canBeUndone(payment, household)) {
    throw refusals.undoTooLate();
  }
  const debtId = payment.reference ?? '';
  const debt = books.find((account) => account.debt_id === debtId);
  const from = books.find((account) => account.id === payment.from_account);
  if (!debt || !from) throw new Error('A payment has no accounts.');
  const { reversed, again } = planUndo({
    debt: {
      originalBalance: toCents(debt.original_balance ?? 0n),
      currentBalance: toCents(-debt.balance),
    },
    amount: toCents(payment.amount),
    ...(await findRewards(tx, household, payment)),
  });
  const lost = reversed.reduce((sum, { amount }) => sum + amount, 0n);
  const kept = BigInt(again.length) * REWARDS.milestone;
  const tokens = books.find(({ kind }) => kind === 'tokens')?.balance ?? 0n;
  if (lost - kept > tokens) {
    throw refusals.undoOfStakedRewards();
  }
  const undo: Transfer = {
    from: debtAccount(debtId),
    to: { kind: from.kind, unit: from.unit },
    kind: 'payment_undo',
    detail: payment.detail ?? 'manual',
    reference: String(payment.id),
    once: `payment_undo:${payment.id}`,
    amount: payment.amount,
    at: payment.at,
  };
  await writeTransfers(tx, household, books, [undo, ...reversed.map(reversalTransfer)]);
  if (from.kind === 'round_ups') {
    const returned = await settleRefunds(tx, household, payment);
    const settings = await readRoundUpSettings(tx, household);
    const collected = payment.amount - returned;
    await scheduleThresholdSweep(tx, household, { accounts: books, collected, settings });
  }
  // A debt that was closed as paid off has a balance again.
  await tx.updateTable('debts').set({ closed_at: null }).where('id', '=', debtId).execute();
  if (again.length === 0) return undefined;
  const reversedMilestones = await readReversedMilestones(tx, household);
  const rewards = again.map((milestone) =>
    rewardTransfer('milestone', REWARDS.milestone, {
      reference: debtId,
      once: milestoneKey(debtId, milestone, reversedMilestones),
    }),
  );
  await writeTransfers(tx, household, books, rewards);
  return undefined;
}

/**
 * Lets refunds since a payment from round-ups return what they would have returned without it.
 *
 * @returns the returned amount in cents.
 */
async function settleRefunds(
  tx: Tx,
  household: RequestContext,
  payment: PostedTransfer,
): Promise<bigint> {
  const refunds = await listRefundsSince(tx, household, payment.at);
  const more = returnsAfterUndo(refunds, toCents(payment.amount));
  const returns = refunds.flatMap(({ id }, at) => {
    const amount = BigInt(more[at] ?? 0);
    return amount > 0n ? [{ id, amount }] : [];
  });
  if (returns.length === 0) return 0n;
  const accounts = await lockAccounts(tx, household, [ROUND_UPS, RETURNED]);
  await writeTransfers(
    tx,
    household,
    accounts,
    returns.map(({ id, amount }) => ({
      from: ROUND_UPS,
      to: RETURNED,
      kind: 'round_up_return',
      reference: id,
      amount,
    })),
  );
  for (const { id, amount } of returns) {
    await tx
      .updateTable('transactions')
      .set((row) => ({ round_up_returned: row('round_up_returned', '+', amount) }))
      .where('id', '=', id)
      .execute();
  }
  return returns.reduce((sum, { amount }) => sum + amount, 0n);
}

/** When the undo of a payment expires. */
export function undoUntil({ at }: Pick<PostedTransfer, 'at'>): string {
  return new Date(epochMillis(at) + UNDO_MS).toISOString();
}

/**
 * Whether a payment can be undone now. Only payments that a user made here can: sweeps were
 * announced, and payments from a bank have happened.
 */
export function canBeUndone(
  payment: Pick<PostedTransfer, 'at' | 'kind' | 'once'>,
  { now }: Pick<RequestContext, 'now'>,
): boolean {
  if (payment.kind !== 'payment' || payment.once !== null) return false;
  return epochMillis(now) < epochMillis(payment.at) + UNDO_MS;
}

async function findPayment(
  tx: Tx,
  { userId }: RequestContext,
  id: string,
): Promise<PostedTransfer> {
  const found = isId(id)
    ? await tx
        .selectFrom('ledger_transfers')
        .selectAll()
        .where('public_id', '=', id)
        .where('user_id', '=', userId)
        .where('kind', 'in', ['payment', 'sweep'])
        .executeTakeFirst()
    : undefined;
  if (!found) throw refusals.noSuchPayment();
  return found;
}

async function isUndone(
  tx: Tx,
  { userId }: RequestContext,
  { id }: PostedTransfer,
): Promise<boolean> {
  const undo = await tx
    .selectFrom('ledger_transfers')
    .select('id')
    .where('user_id', '=', userId)
    .where('once', '=', `payment_undo:${id}`)
    .executeTakeFirst();
  return undo !== undefined;
}

interface ActiveReward extends EarnedReward {
  readonly id: bigint;
  readonly detail: string | null;
  readonly amount: bigint;
}

/**
 * The unreversed rewards of a payment, and those of later payments on its debt. Payments on one
 * debt are serialized, so the ids of a payment's rewards lie between its id and that of the next
 * payment.
 */
async function findRewards(tx: Tx, { userId }: RequestContext, payment: PostedTransfer) {
  const since = tx
    .selectFrom('ledger_transfers')
    .where('user_id', '=', userId)
    .where('reference', '=', payment.reference)
    .where('id', '>', payment.id);
  const next = await since
    .select('id')
    .where('kind', 'in', ['payment', 'sweep'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const rows = await since
    .select(['id', 'detail', 'amount', 'once'])
    .where('kind', '=', 'reward')
    .where(isNotReversed(userId, 'reward_reversal'))
    .orderBy('id')
    .execute();
  const rewards = rows.map(({ once, ...row }): ActiveReward => ({
    ...row,
    milestone: parseMilestoneKey(once),
  }));
  const isOwn = ({ id }: ActiveReward) => next === undefined || id < next.id;
  return {
    own: rewards.filter(isOwn),
    later: rewards.filter((reward) => !isOwn(reward)),
  };
}

function reversalTransfer({ id, detail, amount }: ActiveReward): Transfer {
  return {
    from: TOKENS,
    to: TOKEN_SUPPLY,
    kind: 'reward_reversal',
    reference: String(id),
    once: `reward_reversal:${id}`,
    amount,
    ...(detail === null ? {} : { detail }),
  };
}
