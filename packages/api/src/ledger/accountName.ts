import type { AccountRef, LedgerAccount } from './transfer.ts';

/** The columns that identify an account. */
export type NamedAccount = Pick<LedgerAccount, 'id' | 'kind' | 'unit' | 'debt_id'>;

/** The name of an account, unique within its household, from a reference or a row. */
export function accountName(account: AccountRef | NamedAccount): string {
  const debtId = 'debt_id' in account ? account.debt_id : account.debtId;
  return `${account.unit} ${account.kind}${debtId ? ` ${debtId}` : ''}`;
}
