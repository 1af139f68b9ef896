import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** Locks the account of the household's round-ups; empty where there is none yet. */
export function lockPurse(tx: Tx, { userId }: RequestContext) {
  return tx
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance', 'money_out'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'round_ups')
    .forNoKeyUpdate()
    .execute();
}
