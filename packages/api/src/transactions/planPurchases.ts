import { epochMillis } from '@dime-time/finance-core';
import type { BankPurchase } from '@dime-time/finance-core/bank';
import { UNCATEGORIZED } from '@dime-time/finance-core/contract';
import type { Selectable } from 'kysely';
import { newId, type NewRow, type Tables } from '../db/index.ts';
import { BANK, type RequestContext, ROUND_UPS, type Transfer } from '../ledger/index.ts';
import { roundUpTransfers } from '../round-ups/index.ts';
import type { BankRowKey } from './bankRows.ts';

/** The purchase of a bank transaction before and after a sync. */
export interface PurchaseChange {
  readonly name: BankRowKey;
  /** The household's transaction of that row, even where it was removed. */
  readonly before?: Selectable<Tables['transactions']> | undefined;
  /** The purchase after the sync; absent where it is none or was removed. */
  readonly after?: PlannedPurchase | undefined;
}

/** A purchase to save. */
export interface PlannedPurchase extends BankPurchase {
  /** Whether it is not rounded up and its round-up is offered. */
  readonly isEarlier: boolean;
  /** Whether round-ups were off when it was made; otherwise it is from before its account was linked. */
  readonly isFromOff: boolean;
}

export interface PurchasePlan {
  readonly inserted: NewRow<'transactions'>[];
  readonly updated: { readonly id: string; readonly values: PurchaseValues }[];
  readonly transfers: Transfer[];
  /** The change of the balance; negative where it decreases. */
  readonly collected: bigint;
}

type Lists = Omit<PurchasePlan, 'collected'>;

type PurchaseValues = Pick<
  Selectable<Tables['transactions']>,
  'merchant' | 'category' | 'at' | 'amount' | 'round_up' | 'removed_at'
>;

/**
 * Plans which purchases are inserted, changed and removed, and the transfers for it.
 *
 * Increases come first, since decreases are paid from them. A round-up that was already applied
 * stays applied: the debt is paid, and the balance cannot become negative.
 *
 * @param balance the round-ups that wait.
 */
export function planPurchases(
  changes: readonly PurchaseChange[],
  balance: bigint,
  household: RequestContext,
): PurchasePlan {
  const plan: Lists = { inserted: [], updated: [], transfers: [] };
  let available = balance;
  const sorted = changes.toSorted((a, b) => Number(isDecrease(a)) - Number(isDecrease(b)));
  for (const change of sorted) {
    const { before, after } = change;
    const collected = before?.round_up ?? 0n;
    const more = roundUpAfter(change) - collected;
    const moved = more < -available ? -available : more;
    available += moved;
    if (!before) {
      if (after) planInsert(plan, change.name, after, household);
      continue;
    }
    const values = valuesAfter(before, after, collected + moved, household);
    if (isSame(before, values)) continue;
    plan.updated.push({ id: before.id, values });
    plan.transfers.push(...correctionTransfers(before.id, moved));
  }
  return { ...plan, collected: available - balance };
}

/** The round-up of a row after the sync: unchanged where its amount is unchanged. */
function roundUpAfter({ before, after }: PurchaseChange): bigint {
  if (!after) return 0n;
  const stands = before && before.removed_at === null && before.amount === BigInt(after.amount);
  return stands ? before.round_up : BigInt(after.roundUpAmount);
}

function isDecrease(change: PurchaseChange): boolean {
  return roundUpAfter(change) < (change.before?.round_up ?? 0n);
}

function planInsert(
  plan: Lists,
  { account_id, transaction_id }: BankRowKey,
  purchase: PlannedPurchase,
  { userId, now }: RequestContext,
): void {
  const id = newId('t', now);
  plan.inserted.push({
    id,
    user_id: userId,
    merchant: purchase.merchant,
    category: purchase.category ?? UNCATEGORIZED,
    at: toInstant(purchase),
    amount: BigInt(purchase.amount),
    round_up: BigInt(purchase.roundUpAmount),
    bank_account_id: account_id,
    bank_transaction_id: transaction_id,
    is_earlier: purchase.isEarlier,
    is_from_off: purchase.isFromOff,
  });
  plan.transfers.push(...roundUpTransfers(id, BigInt(purchase.roundUpAmount)));
}

function valuesAfter(
  before: PurchaseValues,
  after: BankPurchase | undefined,
  roundUp: bigint,
  { now }: RequestContext,
): PurchaseValues {
  if (!after) return { ...before, round_up: roundUp, removed_at: before.removed_at ?? now };
  return {
    merchant: after.merchant,
    category: after.category ?? UNCATEGORIZED,
    at: toInstant(after),
    amount: BigInt(after.amount),
    round_up: roundUp,
    removed_at: null,
  };
}

function isSame(before: PurchaseValues, after: PurchaseValues): boolean {
  return (['merchant', 'category', 'at', 'amount', 'round_up', 'removed_at'] as const).every(
    (column) => before[column] === after[column],
  );
}

/** The transfer of a changed round-up. */
function correctionTransfers(transactionId: string, moved: bigint): Transfer[] {
  const reference = transactionId;
  if (moved > 0n) {
    return [{ from: BANK, to: ROUND_UPS, kind: 'round_up', reference, amount: moved }];
  }
  if (moved === 0n) return [];
  return [{ from: ROUND_UPS, to: BANK, kind: 'round_up_reversal', reference, amount: -moved }];
}

/** Truncated to milliseconds, as the database stores it. */
function toInstant({ date }: BankPurchase): string {
  return new Date(epochMillis(date)).toISOString();
}
