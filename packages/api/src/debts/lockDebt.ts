import { refusals } from '@dime-time/finance-core/server';
import type { Selectable } from 'kysely';
import { isId, type Tables, type Tx } from '../db/index.ts';
import {
  debtAccount,
  type LedgerAccount,
  lockAccounts,
  lockHousehold,
  OPENING,
  type RequestContext,
} from '../ledger/index.ts';

/** A debt that is locked until the transaction ends. */
export interface LockedDebt {
  readonly row: Selectable<Tables['debts']>;
  /** Its account, and the counter-account of openings and adjustments. */
  readonly accounts: readonly LedgerAccount[];
  /** What is owed on it, in cents. */
  readonly owed: bigint;
}

/**
 * Locks a debt and its account, in the same order as syncs and payments do.
 *
 * @throws Refusal 404 where the household has no such debt.
 */
export async function lockDebt(tx: Tx, household: RequestContext, id: string): Promise<LockedDebt> {
  await lockHousehold(tx, household);
  const row = isId(id)
    ? await tx
        .selectFrom('debts')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', household.userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!row) throw refusals.noSuchDebt();
  const accounts = await lockAccounts(tx, household, [debtAccount(id), OPENING]);
  return { row, accounts, owed: -(accounts[0]?.balance ?? 0n) };
}
