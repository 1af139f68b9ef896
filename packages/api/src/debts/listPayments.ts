import type { Payment } from '@dime-time/finance-core/contract';
import { type Db, MAX_ROWS, statement, type Value } from '../db/index.ts';
import { isNotReversed, type RequestContext } from '../ledger/index.ts';
import { toPayment } from './toPayment.ts';

/**
 * The payments on a household's debts, newest first: those made by hand, and the sweeps; without
 * undone ones.
 */
export async function listPayments(db: Db, household: RequestContext): Promise<Payment[]> {
  const rows = await select(db, { userId: household.userId });
  return rows.map((row) => toPayment(row, household));
}

const select = statement((db, value: Value<{ userId: string }>) =>
  db
    .selectFrom('ledger_transfers')
    .select(['id', 'public_id', 'kind', 'detail', 'reference', 'once', 'amount', 'at'])
    .where('user_id', '=', value('userId'))
    .where('kind', 'in', ['payment', 'sweep'])
    .where(isNotReversed(value('userId'), 'payment_undo'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .compile(),
);
