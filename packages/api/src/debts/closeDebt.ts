import type { Debt } from '@dime-time/finance-core/contract';
import { refusals } from '@dime-time/finance-core/server';
import { toCents, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { readDebt } from './listDebts.ts';
import { lockDebt } from './lockDebt.ts';

/**
 * Closes a debt that is paid off: it keeps its history and leaves the list of open debts.
 * Idempotent.
 *
 * @throws Refusal 404 where the household has no such debt, 409 while something is owed on it.
 */
export async function closeDebt(
  tx: Tx,
  household: RequestContext,
  _body: undefined,
  id: string,
): Promise<Debt> {
  const { row, owed } = await lockDebt(tx, household, id);
  if (owed > 0n) {
    throw refusals.debtIsOwed(toCents(owed));
  }
  const closed_at = row.closed_at ?? household.now;
  await tx.updateTable('debts').set({ closed_at }).where('id', '=', id).execute();
  return readDebt(tx, household, id);
}

/**
 * Reopens a closed debt. Idempotent.
 *
 * @throws Refusal 404 where the household has no such debt.
 */
export async function reopenDebt(
  tx: Tx,
  household: RequestContext,
  _body: undefined,
  id: string,
): Promise<Debt> {
  await lockDebt(tx, household, id);
  await tx.updateTable('debts').set({ closed_at: null }).where('id', '=', id).execute();
  return readDebt(tx, household, id);
}
