import type { Tx } from '../db/index.ts';
import { accountName, type NamedAccount } from './accountName.ts';
import { lockAccounts } from './lockAccounts.ts';
import type { RequestContext } from './requestContext.ts';
import type { AccountRef } from './transfer.ts';

/**
 * The accounts for transfers, of those that are locked already; the first transfer of a household
 * creates the missing ones.
 *
 * @param books what `lockBooks` returned.
 */
export async function openAccounts(
  tx: Tx,
  household: RequestContext,
  books: readonly NamedAccount[],
  refs: readonly AccountRef[],
): Promise<readonly NamedAccount[]> {
  const names = new Set(books.map(accountName));
  if (refs.every((ref) => names.has(accountName(ref)))) return books;
  return lockAccounts(tx, household, refs);
}
