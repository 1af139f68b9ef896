import { statement, type Tx, type Value } from '../db/index.ts';
import type { RequestContext } from './requestContext.ts';

/**
 * Locks all accounts of the household, with the original balance of each debt, in one statement. A
 * deleted debt has no original balance and takes no payments.
 *
 * It locks all of them, since a payment or a sweep touches most, and selecting them costs the
 * embedded engine three times what it saves.
 */
export function lockBooks(tx: Tx, { userId }: RequestContext) {
  return lock(tx, { userId });
}

const lock = statement((db, value: Value<{ userId: string }>) =>
  db
    .selectFrom('ledger_accounts')
    .select(['id', 'kind', 'unit', 'debt_id', 'balance', 'money_out'])
    .select((select) =>
      select
        .selectFrom('debts')
        .select('original_balance')
        .whereRef('debts.id', '=', 'ledger_accounts.debt_id')
        .where('debts.deleted_at', 'is', null)
        .as('original_balance'),
    )
    .where('user_id', '=', value('userId'))
    .orderBy('id')
    .forNoKeyUpdate()
    .compile(),
);
