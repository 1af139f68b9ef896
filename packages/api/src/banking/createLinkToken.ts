import type { RequestContext } from '../ledger/index.ts';
import { ACCESS_TOKEN_PURPOSE, type BankDeps, requireBank, toRefusal } from './bankDeps.ts';
import { BankError, type BankProvider } from './bankProvider.ts';

/**
 * Begins to link a bank; where a linked bank asks its holder to sign in again, to repair that link.
 *
 * @throws Refusal where no bank can be linked, or not now.
 */
export async function createLinkToken(deps: BankDeps, household: RequestContext): Promise<string> {
  const bank = requireBank(deps);
  try {
    return (
      (await repairToken(deps, household, bank)) ??
      (await bank.createLinkToken({ userId: household.userId }))
    );
  } catch (error) {
    throw toRefusal(error, deps);
  }
}

/** Begins to repair the oldest link that can be, if there is one. */
async function repairToken(
  { database, vault }: BankDeps,
  { userId }: RequestContext,
  bank: BankProvider,
): Promise<string | undefined> {
  const broken = await database.db
    .selectFrom('bank_items')
    .select(['id', 'access_token'])
    .where('user_id', '=', userId)
    .where('provider', '=', bank.name)
    .where('status', '=', 'sign-in-required')
    .orderBy('created_at')
    .execute();
  for (const { id, access_token } of broken) {
    const accessToken = vault.open(access_token, ACCESS_TOKEN_PURPOSE);
    if (accessToken === undefined) continue;
    try {
      return await bank.createLinkToken({ userId, accessToken });
    } catch (error) {
      if (!(error instanceof BankError) || error.failure !== 'refused') throw error;
      // The provider knows that link no more: nothing repairs it, and it stands in no other's way.
      await database.db
        .updateTable('bank_items')
        .set({ status: 'removed' })
        .where('id', '=', id)
        // A link that was repaired meanwhile has another token, of which this says nothing.
        .where('access_token', '=', access_token)
        .execute();
    }
  }
  return undefined;
}
