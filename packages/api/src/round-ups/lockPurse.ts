import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The account of the household's round-ups, locked; none where it was not opened yet. */
export function lockPurse(tx: Tx, { userId }: RequestContext) {
  return tx
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance', 'money_out'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'round_ups')
    .forNoKeyUpdate()
    .execute();
}
