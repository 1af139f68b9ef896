import type { Tx } from '../db/database.ts';
import type { Household } from '../household.ts';
import { accountName, type NamedAccount } from './accountName.ts';
import type { PostedTransfer, Transfer } from './transfer.ts';

/** Rows of one statement: at ten parameters each, well below the 65,535 that it may carry. */
const ROWS_AT_ONCE = 1000;

/**
 * Writes transfers between accounts that the caller has locked, in their order, and answers those
 * that were written: one whose `once` is already there is left out.
 */
export async function writeTransfers(
  tx: Tx,
  household: Household,
  accounts: readonly NamedAccount[],
  transfers: readonly Transfer[],
): Promise<readonly PostedTransfer[]> {
  const ids = new Map(accounts.map((account) => [accountName(account), account.id]));
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The ledger has no account ${name}.`);
    return id;
  };
  const rows = transfers.map(({ from, to, ...transfer }) => ({
    user_id: household.userId,
    from_account: idOf(accountName(from)),
    to_account: idOf(accountName(to)),
    unit: from.unit,
    amount: transfer.amount,
    kind: transfer.kind,
    detail: transfer.detail ?? null,
    reference: transfer.reference ?? null,
    once: transfer.once ?? null,
    at: transfer.at ?? household.now,
  }));
  const posted: PostedTransfer[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const written = await tx
      .insertInto('ledger_transfers')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['user_id', 'once']).doNothing())
      .returningAll()
      .execute();
    posted.push(...written);
  }
  return posted;
}
