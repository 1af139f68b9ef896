import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import type { ProviderAccount } from './bankProvider.ts';
import { reassignAccount } from './reassignAccount.ts';

/** The link whose bank told its accounts. */
export interface ClaimingItem {
  readonly id: string;
  readonly provider: string;
  readonly institution_id: string | null;
}

/** What becomes of the accounts that a link's bank told. */
export interface Claims {
  /** Those that are this link's to tell of. */
  readonly own: readonly ProviderAccount[];
  /** The ids of those that another link, which works, tells of already. */
  readonly linkedElsewhere: ReadonlySet<string>;
  /** The links, none of them working, that accounts were taken over from. */
  readonly relinkedFrom: ReadonlySet<string>;
}

/**
 * Says which accounts of a bank a link tells of, so that each is told of by one link alone, however
 * often its bank was linked: an account that a working link has is left to it, and one whose link
 * works no more is taken over with all its past.
 *
 * Every link has ids of its own, so an account is known by its bank, name, last digits and kind. One
 * that its bank renamed between two links is another account.
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

/** The accounts of this bank, by whatever link; first those of working links, then the newest. */
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

/** Takes one out of the list, since two accounts alike are two. */
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
