import type { LedgerAccount, AccountRef } from './transfer.ts';

/** What tells an account of a household from its others, in a reference as in a row. */
export function accountName(account: AccountRef | LedgerAccount): string {
  const debtId = 'debt_id' in account ? account.debt_id : account.debtId;
  return `${account.unit} ${account.kind}${debtId ? ` ${debtId}` : ''}`;
}
