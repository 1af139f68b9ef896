import { roundUp, ZERO_CENTS } from '@dime-time/finance-core';
import { purchasesFromBankRows } from '@dime-time/finance-core/bank';
import {
  UNCATEGORIZED,
  type RoundUpSettings,
  type Transaction,
} from '@dime-time/finance-core/contract';
import type { HouseholdBankRow } from '../state.ts';

/**
 * Makes the household's purchases of the rows of its bank: those that are purchases, each rounded
 * up as the settings say, newest first.
 *
 * A row names a day only, as a rule; it then counts at noon, so that it stays on its day in most
 * zones.
 */
export function transactionsFromRows(
  rows: readonly HouseholdBankRow[],
  settings: Pick<RoundUpSettings, 'isEnabled' | 'multiplier'>,
): Transaction[] {
  return purchasesFromBankRows(rows)
    .map((row) => ({
      id: `t_${row.account_id}_${row.transaction_id}`,
      merchant: row.merchant_name || row.name,
      category: row.category?.[0] || row.personal_finance_category?.primary || UNCATEGORIZED,
      date: row.datetime ?? `${row.date}T12:00:00Z`,
      amount: row.amount,
      roundUpAmount: settings.isEnabled ? roundUp(row.amount, settings.multiplier) : ZERO_CENTS,
    }))
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
