import type { AccountRef, LedgerAccount } from './transfer.ts';

/** As much of a row as tells which account it is. */
export type NamedAccount = Pick<LedgerAccount, 'id' | 'kind' | 'unit' | 'debt_id'>;

/** What tells an account of a household from its others, in a reference as in a row. */
export function accountName(account: AccountRef | NamedAccount): string {
  const debtId = 'debt_id' in account ? account.debt_id : account.debtId;
  return `${account.unit} ${account.kind}${debtId ? ` ${debtId}` : ''}`;
}
