import { purchaseFromBankRow, purchasesFromBankRows } from '@dime-time/finance-core/bank';
import {
  UNCATEGORIZED,
  type RoundUpSettings,
  type Transaction,
} from '@dime-time/finance-core/contract';
import type { HouseholdBankRow } from '../state.ts';

/**
 * Makes the household's purchases of the rows of its bank: those that are purchases, each rounded
 * up as the settings say, newest first.
 */
export function transactionsFromRows(
  rows: readonly HouseholdBankRow[],
  settings: Pick<RoundUpSettings, 'isEnabled' | 'multiplier'>,
): Transaction[] {
  return purchasesFromBankRows(rows)
    .map((row) => {
      const purchase = purchaseFromBankRow(row, settings);
      return {
        id: `t_${row.account_id}_${row.transaction_id}`,
        ...purchase,
        category: purchase.category ?? UNCATEGORIZED,
      };
    })
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
