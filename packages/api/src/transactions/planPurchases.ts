import { epochMillis } from '@dime-time/finance-core';
import type { BankPurchase } from '@dime-time/finance-core/bank';
import { UNCATEGORIZED } from '@dime-time/finance-core/contract';
import type { Selectable } from 'kysely';
import { newId, type NewRow, type Tables } from '../db/index.ts';
import { BANK, type RequestContext, ROUND_UPS, type Transfer } from '../ledger/index.ts';
import { roundUpTransfers } from '../round-ups/index.ts';
import type { BankRowKey } from './bankRows.ts';

/** What is known of a bank's row, and what it is to be. */
export interface PurchaseChange {
  readonly name: BankRowKey;
  /** The household's transaction of that row, also one that was taken back. */
  readonly before?: Selectable<Tables['transactions']> | undefined;
  /** The purchase it is; without one it is none, or gone. */
  readonly after?: PlannedPurchase | undefined;
}

/** A purchase as it is to be entered. */
export interface PlannedPurchase extends BankPurchase {
  /** Whether it rounds up to nothing, and its round-up is on offer. */
  readonly isEarlier: boolean;
  /** Whether round-ups were off when it was made; otherwise it is from before its account was linked. */
  readonly isFromOff: boolean;
}

export interface PurchasePlan {
  readonly inserted: NewRow<'transactions'>[];
  readonly updated: { readonly id: string; readonly values: PurchaseValues }[];
  readonly transfers: Transfer[];
  /** What the balance gains; negative where it loses. */
  readonly collected: bigint;
}

type Lists = Omit<PurchasePlan, 'collected'>;

type PurchaseValues = Pick<
  Selectable<Tables['transactions']>,
  'merchant' | 'category' | 'at' | 'amount' | 'round_up' | 'removed_at'
>;

/**
 * Says which purchases are entered, changed and taken back, and what moves for it.
 *
 * What comes in is counted first, since what is taken back is paid from it. A round-up that was
 * applied already stays where it is: the debt is paid, and the balance cannot fall below nothing.
 *
 * @param balance what is collected and not applied yet.
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

/** What is to be collected in all for a row: as before where its amount is as before. */
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

/** More is collected, or some is given back, for a purchase that is entered already. */
function correctionTransfers(transactionId: string, moved: bigint): Transfer[] {
  const reference = transactionId;
  if (moved > 0n) {
    return [{ from: BANK, to: ROUND_UPS, kind: 'round_up', reference, amount: moved }];
  }
  if (moved === 0n) return [];
  return [{ from: ROUND_UPS, to: BANK, kind: 'round_up_reversal', reference, amount: -moved }];
}

/** To the millisecond, as the database keeps it. */
function toInstant({ date }: BankPurchase): string {
  return new Date(epochMillis(date)).toISOString();
}
