import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The id that a link gave an account, and the one that another link gives it now. */
export interface AccountMove {
  readonly from: string;
  readonly to: string;
}

/**
 * Hands an account with its rows, purchases and debt over to another link, which knows all of them by
 * ids of its own.
 */
export async function reassignAccount(
  tx: Tx,
  { userId, now }: RequestContext,
  { from, to }: AccountMove,
): Promise<void> {
  // No purchase was made of what is announced only, and the other link announces it by itself.
  await tx
    .updateTable('bank_transactions')
    .set({ removed_at: now })
    .where('user_id', '=', userId)
    .where('account_id', '=', from)
    .where('pending', '=', true)
    .where('removed_at', 'is', null)
    .execute();
  await tx
    .updateTable('bank_transactions')
    .set({ account_id: to, is_former: true })
    .where('user_id', '=', userId)
    .where('account_id', '=', from)
    .execute();
  if (from === to) return;
  for (const table of ['transactions', 'debts'] as const) {
    await tx
      .updateTable(table)
      .set({ bank_account_id: to })
      .where('user_id', '=', userId)
      .where('bank_account_id', '=', from)
      .execute();
  }
}
