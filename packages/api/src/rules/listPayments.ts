import type { Payment } from '@dime-time/finance-core/contract';
import type { Db } from '../db/index.ts';
import type { Household } from '../household.ts';
import { MOST_ROWS } from './limits.ts';
import { paymentOf } from './paymentOf.ts';

/** The payments on a household's debts, newest first: those made by hand, and the sweeps. */
export async function listPayments(db: Db, { userId }: Household): Promise<Payment[]> {
  const rows = await db
    .selectFrom('ledger_transfers')
    .select(['id', 'kind', 'detail', 'reference', 'amount', 'at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['payment', 'sweep'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ROWS)
    .execute();
  return rows.map(paymentOf);
}
