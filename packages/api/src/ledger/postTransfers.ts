import type { Tx } from '../db/database.ts';
import type { Household } from '../household.ts';
import { lockAccounts } from './lockAccounts.ts';
import type { LedgerAccount, PostedTransfer, Transfer } from './transfer.ts';

/** Rows of one statement: at ten parameters each, well below the 65,535 that it may carry. */
const ROWS_AT_ONCE = 1000;

/**
 * Writes transfers into the books, in their order, and answers those that were written: one whose
 * `once` is already there is left out. The database moves the balances, and refuses what would take
 * more from an account than it holds.
 */
export async function postTransfers(
  tx: Tx,
  household: Household,
  transfers: readonly Transfer[],
): Promise<readonly PostedTransfer[]> {
  const accounts = await lockAccounts(
    tx,
    household,
    transfers.flatMap(({ from, to }) => [from, to]),
  );
  const rows = transfers.map((transfer, index) => ({
    user_id: household.userId,
    from_account: idAt(accounts, 2 * index),
    to_account: idAt(accounts, 2 * index + 1),
    unit: transfer.from.unit,
    amount: transfer.amount,
    kind: transfer.kind,
    detail: transfer.detail ?? null,
    reference: transfer.reference ?? null,
    once: transfer.once ?? null,
    at: household.now,
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

function idAt(accounts: readonly LedgerAccount[], index: number): bigint {
  const account = accounts[index];
  if (account === undefined) throw new Error('A transfer has two accounts.');
  return account.id;
}
