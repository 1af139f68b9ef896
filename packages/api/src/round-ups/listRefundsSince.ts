import type { Cents, Instant } from '@dime-time/finance-core';
import { newId, toCents, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** A refund, with the round-up of its purchase and what it returned of it. */
export interface Refund {
  readonly id: string;
  readonly collected: Cents;
  readonly returned: Cents;
}

/** The refunds added since a time, the oldest first. */
export async function listRefundsSince(
  tx: Tx,
  { userId }: RequestContext,
  moment: Instant,
): Promise<Refund[]> {
  const rows = await tx
    .selectFrom('transactions as refund')
    .innerJoin('transactions as purchase', 'purchase.id', 'refund.refund_of')
    .select(['refund.id', 'refund.round_up_returned', 'purchase.round_up'])
    .where('refund.user_id', '=', userId)
    .where('refund.id', '>=', firstIdAt(moment))
    .where('purchase.removed_at', 'is', null)
    .orderBy('refund.id')
    .execute();
  return rows.map(({ id, round_up, round_up_returned }) => ({
    id,
    collected: toCents(round_up),
    returned: toCents(round_up_returned),
  }));
}

/** The lowest possible id of a transaction created at a time: ids sort by creation time. */
function firstIdAt(moment: Instant): string {
  return newId('t', moment).slice(0, 't_0123456789'.length);
}
