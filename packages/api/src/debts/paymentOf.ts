import { PAYMENT_SOURCES, type Payment } from '@dime-time/finance-core/contract';
import type { PostedTransfer } from '../ledger/index.ts';
import type { Household } from '../ledger/household.ts';
import { centsOf } from '../db/centsOf.ts';
import { canBeUndone, undoUntil } from './undoPayment.ts';

/** A payment is a transfer of the books; there is no second record of it. */
export function paymentOf(
  row: Pick<
    PostedTransfer,
    'id' | 'public_id' | 'kind' | 'detail' | 'reference' | 'once' | 'amount' | 'at'
  >,
  household: Pick<Household, 'now'>,
): Payment {
  return {
    id: row.public_id ?? `p_${row.id}`,
    debtId: row.reference ?? '',
    amount: centsOf(row.amount),
    date: row.at,
    source: PAYMENT_SOURCES.find((source) => source === row.detail) ?? 'manual',
    undoUntil: canBeUndone(row, household) ? undoUntil(row) : undefined,
    isAutomatic: row.kind === 'sweep' ? true : undefined,
  };
}
