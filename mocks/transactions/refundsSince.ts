import type { Cents } from '@dime-time/finance-core';
import type { MockState, StoredTransaction } from '../store/state.ts';
import { numberOf } from '../store/nextId.ts';

/** A refund, with the round-up that was collected for its purchase. */
export interface Refund {
  readonly row: StoredTransaction;
  readonly collected: Cents;
  readonly returned: Cents;
}

/** The refunds that were added after an id was created, oldest first. */
export function refundsSince({ transactions }: MockState, id: string): Refund[] {
  const purchases = new Map(transactions.map((row) => [row.id, row]));
  return transactions
    .filter((row) => numberOf(row.id) > numberOf(id))
    .toSorted((a, b) => numberOf(a.id) - numberOf(b.id))
    .flatMap((row): Refund[] => {
      const purchase = purchases.get(row.refundOf ?? '');
      if (!purchase || row.roundUpReturned === undefined) return [];
      return [{ row, collected: purchase.roundUpAmount, returned: row.roundUpReturned }];
    });
}
