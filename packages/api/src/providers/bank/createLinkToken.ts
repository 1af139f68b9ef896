import type { Household } from '../../household.ts';
import { ACCESS_TOKEN, refusalFor, requireBank, type BankDeps } from './bankDeps.ts';

/**
 * Begins to link a bank; where a linked bank asks its holder to sign in again, to repair that link.
 *
 * @throws Refusal where no bank can be linked, or not now.
 */
export async function createLinkToken(deps: BankDeps, household: Household): Promise<string> {
  const bank = requireBank(deps);
  const broken = await deps.database.db
    .selectFrom('bank_items')
    .select('access_token')
    .where('user_id', '=', household.userId)
    .where('provider', '=', bank.name)
    .where('status', '=', 'sign-in-required')
    .orderBy('created_at')
    .executeTakeFirst();
  const accessToken = broken && deps.vault.open(broken.access_token, ACCESS_TOKEN);
  try {
    return await bank.createLinkToken({
      userId: household.userId,
      ...(accessToken === undefined ? {} : { accessToken }),
    });
  } catch (error) {
    throw refusalFor(error, deps);
  }
}
