import { PAYMENT_SOURCES, type Payment } from '@dime-time/finance-core/contract';
import { toCents } from '../db/index.ts';
import type { PostedTransfer, RequestContext } from '../ledger/index.ts';
import { canBeUndone, undoUntil } from './undoPayment.ts';

/** Converts a transfer to a payment; payments have no other record. */
export function toPayment(
  row: Pick<
    PostedTransfer,
    'id' | 'public_id' | 'kind' | 'detail' | 'reference' | 'once' | 'amount' | 'at'
  >,
  household: Pick<RequestContext, 'now'>,
): Payment {
  return {
    id: row.public_id ?? `p_${row.id}`,
    debtId: row.reference ?? '',
    amount: toCents(row.amount),
    date: row.at,
    source: PAYMENT_SOURCES.find((source) => source === row.detail) ?? 'manual',
    undoUntil: canBeUndone(row, household) ? undoUntil(row) : undefined,
    isAutomatic: row.kind === 'sweep' ? true : undefined,
  };
}
