import type { Tx } from '../db/index.ts';
import type { Household } from '../household.ts';

/**
 * The household's accounts with what was owed on each at first, locked, in one statement.
 *
 * All of them, since a payment or a sweep moves most, and choosing costs the embedded engine three
 * times what it saves.
 */
export async function lockBooks(tx: Tx, { userId }: Household) {
  return tx
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'unit', 'debt_id', 'balance'])
    .select((select) =>
      select
        .selectFrom('debts')
        .select('original_balance')
        .whereRef('debts.id', '=', 'ledger_accounts.debt_id')
        .as('original_balance'),
    )
    .where('user_id', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
