import { bankRowKey, type BankRow } from './bankRow.ts';

/** The changes since the last transactions sync. */
export interface BankRowChanges<T> {
  added: readonly T[];
  modified: readonly T[];
  removed: readonly { account_id: string; transaction_id: string }[];
}

/**
 * Applies the changes to the stored rows.
 *
 * A modified row takes the place of its old version and a posted row that of its pending one, so a
 * purchase is never counted twice; a removed row is gone, and its round-up with it. Rows known
 * already are not added again, a change to an unknown row adds it, and a removal wins over an
 * addition. The arguments stay as they are.
 *
 * @returns the rows in their old order, new ones at the end.
 * @example reconcileBankRows(rows, { added: [posted], modified: [], removed: [] })
 */
export function reconcileBankRows<T extends BankRow>(
  current: readonly T[],
  changes: BankRowChanges<T>,
): T[] {
  const rows = new Map<string, T>();
  for (const row of [...current, ...changes.added, ...changes.modified]) {
    rows.set(bankRowKey(row), row);
  }
  // After all rows are in, since a pending row may be reported later than the one that replaced it.
  const gone = new Set(changes.removed.map(bankRowKey));
  for (const { account_id, pending_transaction_id } of rows.values()) {
    if (pending_transaction_id) {
      gone.add(bankRowKey({ account_id, transaction_id: pending_transaction_id }));
    }
  }
  return [...rows].filter(([key]) => !gone.has(key)).map(([, row]) => row);
}
