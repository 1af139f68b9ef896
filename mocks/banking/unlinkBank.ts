import type { BankItem } from '@dime-time/finance-core/contract';
import { refusals } from '@dime-time/finance-core/server';
import type { MockState } from '../store/state.ts';

/** The links to banks, in the order in which they were made. */
export function listBankItems({ bankItems, bankAccounts }: MockState): BankItem[] {
  return bankItems.map(({ id, institutionName, linkedAt, accountIds }) => ({
    id,
    institutionName,
    linkedAt,
    status: 'connected',
    accounts: bankAccounts
      .filter(({ accountId }) => accountIds.includes(accountId))
      .map(({ accountId, accountName, mask }) => ({ accountId, name: accountName, mask })),
  }));
}

/**
 * Removes a link with its accounts, rows and suggestions. Purchases and debts stay; the user maintains
 * the balances of the debts from then on.
 *
 * @throws Refusal when there is no such link.
 */
export function unlinkBank(state: MockState, id: string): void {
  const item = state.bankItems.find((one) => one.id === id);
  if (!item) throw refusals.noSuchBank();
  const isOf = (accountId: string | undefined) => item.accountIds.includes(accountId ?? '');
  state.bankItems = state.bankItems.filter((one) => one !== item);
  state.bankAccounts = state.bankAccounts.filter(({ accountId }) => !isOf(accountId));
  state.bankBalances = state.bankBalances.filter(({ account_id }) => !isOf(account_id));
  state.bankRows = state.bankRows.filter(({ account_id }) => !isOf(account_id));
  state.suggestions = state.suggestions.filter(({ accountId }) => !isOf(accountId));
  for (const purchase of state.transactions) {
    if (isOf(purchase.accountId)) delete purchase.isEarlier;
  }
}
