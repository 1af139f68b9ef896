import { PAYMENT_SOURCES, type Payment } from '@dime-time/finance-core/contract';
import type { PostedTransfer } from '../ledger/index.ts';
import { centsOf } from './centsOf.ts';

/** A payment is a transfer of the books; there is no second record of it. */
export function paymentOf(
  row: Pick<PostedTransfer, 'id' | 'detail' | 'reference' | 'amount' | 'at'>,
): Payment {
  return {
    id: `p_${row.id}`,
    debtId: row.reference ?? '',
    amount: centsOf(row.amount),
    date: row.at,
    source: PAYMENT_SOURCES.find((source) => source === row.detail) ?? 'manual',
  };
}
