import type { RequestContext } from '../ledger/index.ts';
import { ACCESS_TOKEN_PURPOSE, type BankDeps, requireBank, toRefusal } from './bankDeps.ts';
import { BankError, type BankProvider } from './bankProvider.ts';

/**
 * Starts to link a bank, or to repair a link whose bank requires a new sign-in.
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

/** A link token for the oldest repairable link; `undefined` where there is none. */
async function repairToken(
  { database, encryption }: BankDeps,
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
    const accessToken = encryption.decrypt(access_token, ACCESS_TOKEN_PURPOSE);
    if (accessToken === undefined) continue;
    try {
      return await bank.createLinkToken({ userId, accessToken });
    } catch (error) {
      if (!(error instanceof BankError) || error.failure !== 'refused') throw error;
      // The provider no longer has that link: it cannot be repaired and must not block others.
      await database.db
        .updateTable('bank_items')
        .set({ status: 'removed' })
        .where('id', '=', id)
        // A link that was repaired meanwhile has another token and is not affected.
        .where('access_token', '=', access_token)
        .execute();
    }
  }
  return undefined;
}
