import {
  epochMillis,
  isCollecting,
  roundUp,
  ZERO_CENTS,
  type Cents,
} from '@dime-time/finance-core';
import type { Transaction, TransactionRequest } from '@dime-time/finance-core/contract';
import { isAfterRoundUpStart, isFromOff, settleRefund } from '@dime-time/finance-core/household';
import { refusals } from '@dime-time/finance-core/server';
import { maskCardNumbers, purchaseDateRefusal } from '@dime-time/finance-core/validation';
import { newId, toCents, type Tx } from '../db/index.ts';
import {
  BANK,
  lockAccounts,
  type RequestContext,
  RETURNED,
  ROUND_UPS,
  TOKEN_SUPPLY,
  TOKENS,
  writeTransfers,
} from '../ledger/index.ts';
import {
  readRoundUpSettings,
  roundUpTransfers,
  scheduleThresholdSweep,
  type StoredSettings,
} from '../round-ups/index.ts';
import { toTransaction } from './toTransaction.ts';

/**
 * Adds a purchase, rounded up by the current settings, or, with a negative amount, a refund, which
 * returns the round-up of its purchase out of the waiting round-ups: see `settleRefund`. Card
 * numbers in its texts are masked.
 *
 * @throws Refusal 422 when its date is before 1900, or more than a day in the future.
 */
export async function addTransaction(
  tx: Tx,
  household: RequestContext,
  entered: TransactionRequest,
): Promise<Transaction> {
  const request = withoutCardNumbers(entered);
  const refusal = purchaseDateRefusal(request.date, household.now);
  if (refusal !== undefined) throw refusals.purchaseDate(refusal);
  const settings = await readRoundUpSettings(tx, household);
  return request.amount < 0
    ? addRefund(tx, household, request, settings)
    : addPurchase(tx, household, request, settings);
}

function withoutCardNumbers(entered: TransactionRequest): TransactionRequest {
  const { merchant, category, description } = entered;
  return {
    ...entered,
    merchant: maskCardNumbers(merchant),
    category: maskCardNumbers(category),
    ...(description === undefined ? {} : { description: maskCardNumbers(description) }),
  };
}

async function addPurchase(
  tx: Tx,
  household: RequestContext,
  request: TransactionRequest,
  settings: StoredSettings,
): Promise<Transaction> {
  const { enabledAt, isEnabled, multiplier, switchedOnAt } = settings;
  const { now, timeZone } = household;
  const moment = { at: request.date };
  const isRoundedUp =
    isCollecting(settings, now) &&
    isAfterRoundUpStart(moment, { linkedAt: undefined, enabledAt, timeZone });
  const spare = isRoundedUp ? roundUp(request.amount, multiplier) : ZERO_CENTS;
  const isOffered = isFromOff(moment, { isEnabled, switchedOnAt, timeZone });
  const row = await insert(tx, household, request, { roundUp: spare, isOffered });
  if (spare > 0) {
    const accounts = await lockAccounts(tx, household, [BANK, ROUND_UPS, TOKENS, TOKEN_SUPPLY]);
    const collected = BigInt(spare);
    await writeTransfers(tx, household, accounts, roundUpTransfers(row.id, collected));
    await scheduleThresholdSweep(tx, household, { accounts, collected, settings });
  }
  return toTransaction(row);
}

async function addRefund(
  tx: Tx,
  household: RequestContext,
  request: TransactionRequest,
  settings: StoredSettings,
): Promise<Transaction> {
  const accounts = await lockAccounts(tx, household, [ROUND_UPS, RETURNED]);
  const waiting = toCents(accounts.find(({ kind }) => kind === 'round_ups')?.balance ?? 0n);
  const purchases = await findPurchases(tx, household, -request.amount as Cents);
  const { purchase, returned } = settleRefund({ refund: request, purchases, waiting });
  const row = await insert(tx, household, request, { returned, refundOf: purchase?.id });
  // A refunded purchase is no longer offered.
  if (purchase) {
    await tx
      .updateTable('transactions')
      .set({ is_earlier: false })
      .where('id', '=', purchase.id)
      .where('is_earlier', '=', true)
      .execute();
  }
  if (returned > 0) {
    const amount = BigInt(returned);
    await writeTransfers(tx, household, accounts, [
      { from: ROUND_UPS, to: RETURNED, kind: 'round_up_return', reference: row.id, amount },
    ]);
    await scheduleThresholdSweep(tx, household, { accounts, collected: -amount, settings });
  }
  return toTransaction(row);
}

/** The purchases of an amount, the newest first. */
async function findPurchases(tx: Tx, { userId }: RequestContext, amount: Cents) {
  const rows = await tx
    .selectFrom('transactions as purchase')
    .leftJoin('transactions as refund', 'refund.refund_of', 'purchase.id')
    .select(['purchase.id', 'purchase.merchant', 'purchase.at', 'purchase.round_up'])
    .select('refund.id as refund_id')
    .where('purchase.user_id', '=', userId)
    .where('purchase.amount', '=', BigInt(amount))
    .where('purchase.removed_at', 'is', null)
    .orderBy('purchase.at', 'desc')
    .orderBy('purchase.id', 'desc')
    .execute();
  return rows.map(({ id, merchant, at, round_up, refund_id }) => ({
    id,
    merchant,
    amount,
    date: at,
    roundUpAmount: toCents(round_up),
    isRefunded: refund_id !== null,
  }));
}

interface Effect {
  readonly roundUp?: Cents;
  readonly returned?: Cents;
  /** The id of the purchase that is refunded. */
  readonly refundOf?: string | undefined;
  /** Whether it is offered to be rounded up, since round-ups were off. */
  readonly isOffered?: boolean;
}

function insert(
  tx: Tx,
  { userId, now }: RequestContext,
  request: TransactionRequest,
  { roundUp: collected = ZERO_CENTS, returned = ZERO_CENTS, refundOf, isOffered = false }: Effect,
) {
  return tx
    .insertInto('transactions')
    .values({
      id: newId('t', now),
      user_id: userId,
      merchant: request.merchant,
      category: request.category,
      // Truncated to milliseconds here; the database would round the last moment of a year into the
      // next.
      at: new Date(epochMillis(request.date)).toISOString(),
      amount: BigInt(request.amount),
      round_up: BigInt(collected),
      round_up_returned: BigInt(returned),
      refund_of: refundOf ?? null,
      is_earlier: isOffered,
      is_from_off: isOffered,
      description: request.description ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
