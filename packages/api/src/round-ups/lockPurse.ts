import type { Tx } from '../db/index.ts';
import type { Household } from '../ledger/household.ts';

/** The account of the household's round-ups, locked; none where it was not opened yet. */
export function lockPurse(tx: Tx, { userId }: Household) {
  return tx
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance', 'money_out'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'round_ups')
    .forNoKeyUpdate()
    .execute();
}
