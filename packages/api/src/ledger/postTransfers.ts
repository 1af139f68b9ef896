import type { Tx } from '../db/index.ts';
import { lockAccounts } from './lockAccounts.ts';
import type { RequestContext } from './requestContext.ts';
import type { PostedTransfer, Transfer } from './transfer.ts';
import { writeTransfers } from './writeTransfers.ts';

/**
 * Writes transfers into the books, in their order, and answers those that were written: one whose
 * `once` is already there is left out. The database moves the balances, and refuses what would take
 * more from an account than it holds.
 */
export async function postTransfers(
  tx: Tx,
  household: RequestContext,
  transfers: readonly Transfer[],
): Promise<readonly PostedTransfer[]> {
  const refs = transfers.flatMap(({ from, to }) => [from, to]);
  const accounts = await lockAccounts(tx, household, refs);
  return writeTransfers(tx, household, accounts, transfers);
}
