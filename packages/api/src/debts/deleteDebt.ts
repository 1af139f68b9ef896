import { refusals } from '@dime-time/finance-core/server';
import { toCents, type Tx } from '../db/index.ts';
import {
  adjustmentTransfers,
  isNotReversed,
  type RequestContext,
  writeTransfers,
} from '../ledger/index.ts';
import { leaveOutOfPlans } from './leaveOutOfPlans.ts';
import { lockDebt } from './lockDebt.ts';

/**
 * Deletes a debt that was entered by mistake. The ledger is append-only, so its opening is reversed
 * by an adjustment, and the row is marked as deleted. The saved plans promise what they would have
 * without it.
 *
 * @throws Refusal 404 where the household has no such debt, 409 once it has other transfers than
 *   its opening.
 */
export async function deleteDebt(
  tx: Tx,
  household: RequestContext,
  _body: undefined,
  id: string,
): Promise<undefined> {
  const { accounts, owed } = await lockDebt(tx, household, id);
  if (await hasEntries(tx, household, id)) {
    throw refusals.debtHasHistory(toCents(owed));
  }
  await writeTransfers(tx, household, accounts, adjustmentTransfers(id, -owed, 'deleted'));
  await tx
    .updateTable('debts')
    .set({ deleted_at: household.now, bank_account_id: null, bank_balance: null })
    .where('id', '=', id)
    .execute();
  await leaveOutOfPlans(tx, household, id);
  return undefined;
}

/** Whether the debt has payments or adjustments; an undone payment does not count. */
async function hasEntries(tx: Tx, { userId }: RequestContext, id: string): Promise<boolean> {
  const entry = await tx
    .selectFrom('ledger_transfers')
    .select('id')
    .where('user_id', '=', userId)
    .where('reference', '=', id)
    .where('kind', 'in', ['payment', 'sweep', 'adjustment'])
    .where(isNotReversed(userId, 'payment_undo'))
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
