import type { Tx } from '../db/index.ts';
import { lockAccounts } from './lockAccounts.ts';
import type { RequestContext } from './requestContext.ts';
import type { PostedTransfer, Transfer } from './transfer.ts';
import { writeTransfers } from './writeTransfers.ts';

/**
 * Locks the accounts, writes the transfers in order, and returns those that were written: one whose
 * `once` exists already is skipped. A trigger updates the balances and rejects an overdraft.
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
