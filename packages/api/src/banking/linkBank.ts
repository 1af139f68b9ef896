import { createHash } from 'node:crypto';
import type { BankAccount } from '@dime-time/finance-core/contract';
import { newId, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { ACCESS_TOKEN_PURPOSE, type BankDeps, requireBank, toRefusal } from './bankDeps.ts';
import type { BankGrant, BankProvider } from './bankProvider.ts';
import { listBankAccounts } from './listBankAccounts.ts';
import { refreshItem } from './refreshItem.ts';

/**
 * Links a bank by its public token and syncs it.
 *
 * The link is saved right after the exchange, so that no later failure loses it; what could not be
 * synced comes with the next sync. The same token sent twice creates one link.
 *
 * @returns all linked accounts of the household.
 * @throws Refusal where the bank rejects the link or is unavailable.
 */
export async function linkBank(
  deps: BankDeps,
  household: RequestContext,
  publicToken: string,
): Promise<readonly BankAccount[]> {
  const bank = requireBank(deps);
  const hash = createHash('sha256').update(publicToken).digest();
  const itemId =
    (await findLinkByToken(deps, household, hash)) ??
    (await link(deps, household, bank, { publicToken, hash }));
  try {
    await refreshItem(deps, household, itemId);
  } catch (error) {
    deps.log.warn({ err: error }, 'A linked bank is read the next time.');
  }
  return listBankAccounts(deps.database.db, household);
}

interface Submission {
  readonly publicToken: string;
  readonly hash: Uint8Array;
}

async function findLinkByToken(
  { database }: BankDeps,
  { userId }: RequestContext,
  hash: Uint8Array,
): Promise<string | undefined> {
  const found = await database.db
    .selectFrom('bank_items')
    .select('id')
    .where('user_id', '=', userId)
    .where('public_token_hash', '=', hash)
    .executeTakeFirst();
  return found?.id;
}

async function link(
  deps: BankDeps,
  household: RequestContext,
  bank: BankProvider,
  { publicToken, hash }: Submission,
): Promise<string> {
  try {
    const grant = await bank.exchangePublicToken(publicToken);
    return await saveOrRevoke(deps, household, { bank, grant, hash });
  } catch (error) {
    // The same token sent concurrently: the provider accepts it once, and the other request finds
    // the link.
    const linked = await findLinkByToken(deps, household, hash);
    if (linked !== undefined) return linked;
    throw toRefusal(error, deps);
  }
}

/** Saves a link. A consent that cannot be saved is revoked, since its token would be lost. */
async function saveOrRevoke(
  deps: BankDeps,
  household: RequestContext,
  made: NewLink,
): Promise<string> {
  try {
    return await deps.database.transaction((tx) => saveLink(tx, deps, household, made));
  } catch (error) {
    const { bank, grant } = made;
    if (!(await isSaved(deps, household, grant).catch(() => false))) {
      await bank
        .remove(grant.accessToken)
        .catch((err: unknown) => deps.log.warn({ err }, 'A consent that is not kept stays.'));
    }
    throw error;
  }
}

/** Whether the consent belongs to a saved link, for example one being repaired. */
async function isSaved(
  { database }: BankDeps,
  { userId }: RequestContext,
  { itemId }: BankGrant,
): Promise<boolean> {
  const found = await database.db
    .selectFrom('bank_items')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_item_id', '=', itemId)
    .executeTakeFirst();
  return found !== undefined;
}

interface NewLink {
  readonly bank: BankProvider;
  readonly grant: BankGrant;
  readonly hash: Uint8Array;
}

async function saveLink(
  tx: Tx,
  { encryption }: BankDeps,
  household: RequestContext,
  { bank, grant, hash }: NewLink,
): Promise<string> {
  const access_token = encryption.encrypt(grant.accessToken, ACCESS_TOKEN_PURPOSE);
  const repaired = await tx
    .updateTable('bank_items')
    .set({ access_token, status: 'active', failures: 0, retry_at: null })
    .where('user_id', '=', household.userId)
    .where('provider', '=', bank.name)
    .where('provider_item_id', '=', grant.itemId)
    .returning('id')
    .executeTakeFirst();
  if (repaired) return repaired.id;
  const itemId = newId('i', household.now);
  await tx
    .insertInto('bank_items')
    .values({
      id: itemId,
      user_id: household.userId,
      provider: bank.name,
      provider_item_id: grant.itemId,
      access_token,
      public_token_hash: hash,
      status: 'active',
      created_at: household.now,
    })
    .execute();
  return itemId;
}
