import type { Tx } from '../db/index.ts';
import { lockHousehold, type RequestContext } from '../ledger/index.ts';
import { scheduleFirstSweep, selectChargedAccount } from '../round-ups/index.ts';
import { ACCESS_TOKEN_PURPOSE, type BankDeps } from './bankDeps.ts';
import type { BankInstitution, BankProvider, ProviderAccount } from './bankProvider.ts';
import { claimAccounts } from './claimAccounts.ts';
import { upsertBankAccounts } from './upsertBankAccounts.ts';

/** The link to sync, as it was read. */
export interface SyncTarget {
  readonly id: string;
  readonly bank: BankProvider;
  readonly accessToken: string;
  /** The encrypted token as it is stored. */
  readonly encryptedToken: Uint8Array;
  /** Whether the institution of the link is known. */
  readonly hasInstitution: boolean;
}

/** Where the sync of transactions starts, and which accounts it skips. */
export interface SyncStart {
  readonly cursor: string | null;
  /** The number of webhooks before the sync. */
  readonly messages: number;
  /** The ids of accounts that another link syncs. */
  readonly linkedElsewhere: ReadonlySet<string>;
}

/**
 * Syncs the accounts of a link. A link without accounts of its own is revoked, since nothing would
 * use it.
 *
 * @returns `undefined` where there is nothing more to sync.
 * @throws BankError where the provider is unavailable.
 */
export async function refreshAccounts(
  { database, encryption, log }: BankDeps,
  household: RequestContext,
  item: SyncTarget,
): Promise<SyncStart | undefined> {
  const snapshot: AccountSnapshot = {
    institution: item.hasInstitution ? undefined : await item.bank.institution(item.accessToken),
    accounts: await item.bank.accounts(item.accessToken),
  };
  const { start, ended } = await database.transaction((tx) =>
    saveSnapshot(tx, household, item, snapshot),
  );
  for (const encryptedToken of ended) {
    const accessToken = encryption.decrypt(encryptedToken, ACCESS_TOKEN_PURPOSE);
    if (accessToken === undefined) continue;
    await item.bank
      .remove(accessToken)
      .catch((error: unknown) => log.warn({ err: error }, 'A consent that is over stays.'));
  }
  return start;
}

interface AccountSnapshot {
  readonly institution: BankInstitution | undefined;
  readonly accounts: readonly ProviderAccount[];
}

async function saveSnapshot(
  tx: Tx,
  household: RequestContext,
  { id, encryptedToken }: SyncTarget,
  { institution, accounts }: AccountSnapshot,
): Promise<{ start: SyncStart | undefined; ended: readonly Uint8Array[] }> {
  // Serializes two links to one bank, so that the second sees the accounts of the first.
  await lockHousehold(tx, household);
  const item = await tx
    .selectFrom('bank_items')
    .select(['id', 'provider', 'institution_id', 'cursor', 'messages'])
    .where('id', '=', id)
    .where('user_id', '=', household.userId)
    .where('access_token', '=', encryptedToken)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  if (!item) return { start: undefined, ended: [] };
  const institution_id = institution?.id ?? item.institution_id;
  if (institution) {
    await tx
      .updateTable('bank_items')
      .set({ institution_id, institution_name: institution.name })
      .where('id', '=', id)
      .execute();
  }
  const { own, linkedElsewhere, relinkedFrom } = await claimAccounts(
    tx,
    household,
    { ...item, institution_id },
    accounts,
  );
  const wasCharged = await isCharged(tx, household);
  await upsertBankAccounts(tx, household, id, own);
  if (!wasCharged && (await isCharged(tx, household))) await scheduleFirstSweep(tx, household);
  // The history of an account that was taken over is read again in full.
  const cursor = relinkedFrom.size > 0 ? null : item.cursor;
  if (cursor !== item.cursor) {
    await tx.updateTable('bank_items').set({ cursor }).where('id', '=', id).execute();
  }
  const ended = await revokeEmptyLinks(tx, [
    ...relinkedFrom,
    ...(linkedElsewhere.size > 0 ? [id] : []),
  ]);
  const isOver = ended.some((one) => one.id === id);
  return {
    start: isOver ? undefined : { cursor, messages: item.messages, linkedElsewhere },
    ended: ended.map(({ access_token }) => access_token),
  };
}

/** Whether there is an account that sweeps can charge. */
async function isCharged(tx: Tx, { userId }: RequestContext): Promise<boolean> {
  return (await selectChargedAccount(tx, userId).executeTakeFirst()) !== undefined;
}

/** Marks the links without accounts as removed. */
async function revokeEmptyLinks(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .updateTable('bank_items')
    .set({ status: 'removed' })
    .where('id', 'in', ids)
    .where('status', '<>', 'removed')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('bank_accounts')
            .select('bank_accounts.id')
            .whereRef('item_id', '=', 'bank_items.id'),
        ),
      ),
    )
    .returning(['id', 'access_token'])
    .execute();
}
