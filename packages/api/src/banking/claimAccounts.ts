import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import type { ProviderAccount } from './bankProvider.ts';
import { reassignAccount } from './reassignAccount.ts';

/** The link whose accounts are claimed. */
export interface ClaimingItem {
  readonly id: string;
  readonly provider: string;
  readonly institution_id: string | null;
}

/** Which accounts belong to the link. */
export interface Claims {
  /** The accounts that this link syncs. */
  readonly own: readonly ProviderAccount[];
  /** The ids of accounts that another working link syncs already. */
  readonly linkedElsewhere: ReadonlySet<string>;
  /** The broken links that accounts were taken over from. */
  readonly relinkedFrom: ReadonlySet<string>;
}

/**
 * Assigns the accounts of a bank to links, so that each account is synced by one link only, even
 * where the bank was linked several times. An account of a working link stays with it; one of a
 * broken link is taken over with its history.
 *
 * Ids differ between links, so an account is identified by bank, name, last digits and type. One
 * that the bank renamed between two links counts as another account.
 */
export async function claimAccounts(
  tx: Tx,
  household: RequestContext,
  item: ClaimingItem,
  accounts: readonly ProviderAccount[],
): Promise<Claims> {
  const known = await readKnownAccounts(tx, household, item);
  const mine = new Set(known.filter(belongsTo(item)).map(({ account_id }) => account_id));
  const others = known.filter((one) => !belongsTo(item)(one));
  const own: ProviderAccount[] = [];
  const linkedElsewhere = new Set<string>();
  const relinkedFrom = new Set<string>();
  for (const account of accounts) {
    const earlier = mine.has(account.accountId) ? undefined : takeMatch(others, account);
    if (earlier?.isWorking) {
      linkedElsewhere.add(account.accountId);
      continue;
    }
    own.push(account);
    if (!earlier) continue;
    relinkedFrom.add(earlier.item_id);
    await reassignAccount(tx, household, { from: earlier.account_id, to: account.accountId });
    await tx
      .updateTable('bank_accounts')
      .set({ item_id: item.id, account_id: account.accountId })
      .where('id', '=', earlier.id)
      .execute();
  }
  return { own, linkedElsewhere, relinkedFrom };
}

type KnownAccount = Awaited<ReturnType<typeof readKnownAccounts>>[number];

/** The accounts of this bank from all links: first those of working links, then the newest. */
async function readKnownAccounts(tx: Tx, { userId }: RequestContext, item: ClaimingItem) {
  const rows = await tx
    .selectFrom('bank_accounts')
    .innerJoin('bank_items', 'bank_items.id', 'bank_accounts.item_id')
    .select([
      'bank_accounts.id',
      'item_id',
      'account_id',
      'bank_accounts.name',
      'mask',
      'subtype',
      'is_active',
      'status',
    ])
    .where('bank_accounts.user_id', '=', userId)
    .where('provider', '=', item.provider)
    .where('institution_id', '=', item.institution_id)
    .orderBy('bank_items.created_at', 'desc')
    .orderBy('bank_accounts.id', 'desc')
    .execute();
  return rows
    .map((row) => ({ ...row, isWorking: row.is_active && row.status === 'active' }))
    .toSorted((a, b) => Number(b.isWorking) - Number(a.isWorking));
}

const belongsTo = (item: ClaimingItem) => (known: KnownAccount) => known.item_id === item.id;

/** Removes the match from the list, since two identical accounts are two. */
function takeMatch(known: KnownAccount[], account: ProviderAccount): KnownAccount | undefined {
  const sameId = known.findIndex(({ account_id }) => account_id === account.accountId);
  const index = sameId === -1 ? known.findIndex((one) => isSameAccount(one, account)) : sameId;
  return index === -1 ? undefined : known.splice(index, 1)[0];
}

function isSameAccount(known: KnownAccount, account: ProviderAccount): boolean {
  return (
    known.name === account.name && known.mask === account.mask && known.subtype === account.subtype
  );
}
