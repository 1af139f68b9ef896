import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The account's id at the former link, and its id at the new one. */
export interface AccountMove {
  readonly from: string;
  readonly to: string;
}

/**
 * Moves an account with its rows, purchases and debt to another link, which has other ids for them.
 */
export async function reassignAccount(
  tx: Tx,
  { userId, now }: RequestContext,
  { from, to }: AccountMove,
): Promise<void> {
  // Pending rows have no purchase, and the new link reports them itself.
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
