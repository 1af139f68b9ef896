import type { Tx } from '../db/index.ts';
import { accountName } from './accountName.ts';
import type { RequestContext } from './requestContext.ts';
import type { AccountRef, LedgerAccount } from './transfer.ts';

/**
 * Locks accounts until the transaction ends and returns them in the order of their references; a
 * missing one is created. They are locked in the order of their ids, which prevents deadlocks.
 */
export async function lockAccounts(
  tx: Tx,
  household: RequestContext,
  refs: readonly AccountRef[],
): Promise<readonly LedgerAccount[]> {
  if (refs.length === 0) return [];
  const wanted = new Map(refs.map((ref) => [accountName(ref), ref]));
  let found = await lock(tx, household, [...wanted.values()]);
  if (found.size < wanted.size) {
    const missing = [...wanted].filter(([name]) => !found.has(name)).map(([, ref]) => ref);
    await tx
      .insertInto('ledger_accounts')
      .values(
        missing.map((ref) => ({
          user_id: household.userId,
          kind: ref.kind,
          unit: ref.unit,
          debt_id: ref.debtId ?? null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    found = await lock(tx, household, [...wanted.values()]);
  }
  return refs.map((ref) => {
    const account = found.get(accountName(ref));
    if (account === undefined) throw new Error(`The ledger has no account ${accountName(ref)}.`);
    return account;
  });
}

async function lock(tx: Tx, household: RequestContext, refs: readonly AccountRef[]) {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('user_id', '=', household.userId)
    .where((where) =>
      where.or(
        refs.map((ref) =>
          where.and([
            where('kind', '=', ref.kind),
            where('unit', '=', ref.unit),
            where('debt_id', 'is not distinct from', ref.debtId ?? null),
          ]),
        ),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [accountName(row), row]));
}
