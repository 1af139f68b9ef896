import type { BankBalance } from '@dime-time/finance-core/contract';
import { type Db, toCents } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The balances of the linked accounts, as of the last sync. */
export async function listBankBalances(db: Db, { userId }: RequestContext): Promise<BankBalance[]> {
  const rows = await db
    .selectFrom('bank_accounts')
    .select(['account_id', 'current', 'available'])
    .where('user_id', '=', userId)
    .orderBy('account_id')
    .execute();
  const money = (units: bigint | null) => (units === null ? null : toCents(units));
  return rows.map(({ account_id, current, available }) => ({
    account_id,
    balances: { current: money(current), available: money(available) },
  }));
}
