import type { Household } from '../../household.ts';
import { enterBankRows, enterLiabilities } from '../../rules/index.ts';
import { ACCESS_TOKEN, type BankDeps } from './bankDeps.ts';
import { BankError } from './bankError.ts';
import type { BankProvider } from './bankProvider.ts';
import { keepAccounts } from './keepAccounts.ts';

/**
 * Looks what changed at a linked bank, and enters it: rows and their purchases, balances, debts.
 *
 * The bank is asked first and the transaction is short. Two looks at once enter the changes once: the
 * second finds that the cursor it began at has moved, and leaves them. So does one whose link was
 * repaired meanwhile.
 *
 * @throws BankError where the provider does not answer; what was entered before stays.
 */
export async function refreshItem(
  deps: BankDeps,
  household: Household,
  itemId: string,
): Promise<void> {
  const { database, vault, bank } = deps;
  const item = await database.db
    .selectFrom('bank_items')
    .select(['access_token', 'cursor'])
    .where('id', '=', itemId)
    .where('user_id', '=', household.userId)
    .where('provider', '=', bank?.name ?? '')
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  if (!bank || !item) return;
  const accessToken = vault.open(item.access_token, ACCESS_TOKEN);
  if (accessToken === undefined) throw new Error('The key of a bank token is not kept any more.');
  const told = await ask(bank, accessToken, item.cursor).catch((error: unknown) =>
    noteFailure(deps, household, { id: itemId, token: item.access_token }, error),
  );
  await database.transaction(async (tx) => {
    const moved = await tx
      .updateTable('bank_items')
      .set({
        cursor: told.sync.cursor || null,
        synced_at: household.now,
        status: 'active',
        failures: 0,
        retry_at: null,
        // Anew, so that every token is under the newest secret by and by, and the old one can go.
        access_token: vault.seal(accessToken, ACCESS_TOKEN),
      })
      .where('id', '=', itemId)
      .where('user_id', '=', household.userId)
      .where('cursor', 'is not distinct from', item.cursor)
      .where('access_token', '=', item.access_token)
      .returning('id')
      .executeTakeFirst();
    if (!moved) return;
    await keepAccounts(tx, household, itemId, told.accounts);
    await enterBankRows(tx, household, { item: { id: itemId }, ...told.sync });
    await enterLiabilities(tx, household, told.liabilities);
  });
}

async function ask(bank: BankProvider, accessToken: string, cursor: string | null) {
  const accounts = await bank.accounts(accessToken);
  const sync = await bank.sync(accessToken, cursor ?? undefined);
  const liabilities = await bank.liabilities(accessToken);
  return { accounts, sync, liabilities };
}

/** Notes what has to be done about it by the household, and passes the failure on. */
async function noteFailure(
  { database }: BankDeps,
  { userId }: Household,
  { id, token }: { readonly id: string; readonly token: Uint8Array },
  error: unknown,
): Promise<never> {
  if (error instanceof BankError && error.failure !== 'unavailable') {
    const status = error.failure === 'refused' ? 'removed' : error.failure;
    await database.db
      .updateTable('bank_items')
      .set({ status })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      // A link that was repaired meanwhile has another token, of which this says nothing.
      .where('access_token', '=', token)
      .execute();
  }
  throw error;
}
