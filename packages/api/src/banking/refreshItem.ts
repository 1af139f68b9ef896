import type { RequestContext } from '../ledger/index.ts';
import { ACCESS_TOKEN_PURPOSE, type BankDeps } from './bankDeps.ts';
import { BankError } from './bankProvider.ts';
import { refreshAccounts, type SyncStart, type SyncTarget } from './refreshAccounts.ts';
import { syncBankTransactions } from './syncBankTransactions.ts';
import { syncLiabilities } from './syncLiabilities.ts';

/**
 * Syncs a link: its accounts and balances, transactions with their purchases, and liabilities.
 *
 * The provider is called before the short transactions. Of two concurrent syncs one writes the
 * changes: the other finds that the cursor has moved, or that the link was repaired, and discards
 * its own.
 *
 * @throws BankError where the provider is unavailable; what was saved before stays.
 */
export async function refreshItem(
  deps: BankDeps,
  household: RequestContext,
  itemId: string,
): Promise<void> {
  const { database, encryption, bank } = deps;
  const found = await database.db
    .selectFrom('bank_items')
    .select(['access_token', 'institution_id'])
    .where('id', '=', itemId)
    .where('user_id', '=', household.userId)
    .where('provider', '=', bank?.name ?? '')
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  if (!bank || !found) return;
  const encryptedToken = found.access_token;
  const accessToken = encryption.decrypt(encryptedToken, ACCESS_TOKEN_PURPOSE);
  if (accessToken === undefined) throw new Error('The key of a bank token is not kept any more.');
  const hasInstitution = found.institution_id !== null;
  const item: SyncTarget = { id: itemId, bank, accessToken, encryptedToken, hasInstitution };
  try {
    const start = await refreshAccounts(deps, household, item);
    if (start) await syncTransactions(deps, household, item, start);
  } catch (error) {
    await saveFailure(deps, household, item, error);
    throw error;
  }
}

/** Syncs the transactions since the cursor, and the liabilities. */
async function syncTransactions(
  { database, encryption }: BankDeps,
  household: RequestContext,
  { id, bank, accessToken, encryptedToken }: SyncTarget,
  { cursor, messages, linkedElsewhere }: SyncStart,
): Promise<void> {
  const sync = await bank.sync(accessToken, cursor ?? undefined);
  const liabilities = await bank.liabilities(accessToken);
  const isOwn = (row: { readonly account_id: string }) => !linkedElsewhere.has(row.account_id);
  await database.transaction(async (tx) => {
    const found = await tx
      .selectFrom('bank_items')
      .select('messages')
      .where('id', '=', id)
      .where('user_id', '=', household.userId)
      .where('cursor', 'is not distinct from', cursor)
      .where('access_token', '=', encryptedToken)
      .where('status', '<>', 'removed')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!found) return;
    // A webhook that arrived during the sync is newer than its result, so the link stays due.
    const isLatest = found.messages === messages;
    await tx
      .updateTable('bank_items')
      .set({
        cursor: sync.cursor || null,
        failures: 0,
        retry_at: null,
        // Encrypted again, so that over time every token uses the newest secret and the old one can
        // be removed.
        access_token: encryption.encrypt(accessToken, ACCESS_TOKEN_PURPOSE),
        ...(isLatest ? { synced_at: household.now, status: 'active' } : {}),
      })
      .where('id', '=', id)
      .execute();
    await syncBankTransactions(tx, household, {
      item: { id },
      added: sync.added.filter(isOwn),
      modified: sync.modified.filter(isOwn),
      removed: sync.removed.filter(isOwn),
    });
    const own = liabilities.filter(({ accountId }) => !linkedElsewhere.has(accountId));
    await syncLiabilities(tx, household, own);
  });
}

/** Saves a failure that the household has to resolve. */
async function saveFailure(
  { database }: BankDeps,
  { userId }: RequestContext,
  { id, encryptedToken }: SyncTarget,
  error: unknown,
): Promise<void> {
  if (!(error instanceof BankError) || error.failure === 'unavailable') return;
  const status = error.failure === 'refused' ? 'removed' : error.failure;
  await database.db
    .updateTable('bank_items')
    .set({ status })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    // A link that was repaired meanwhile has another token and is not affected.
    .where('access_token', '=', encryptedToken)
    .execute();
}
