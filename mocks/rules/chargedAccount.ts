import type { ChargedAccount } from '@dime-time/finance-core/contract';
import type { HouseholdState } from '../state.ts';

/** The account that round-ups and payments are taken from: the first checking account that was linked. */
export function chargedAccount({
  bankItems,
  bankAccounts,
  bankBalances,
}: HouseholdState): ChargedAccount | undefined {
  const linked = bankItems.flatMap(({ accountIds }) => accountIds);
  const account = linked
    .map((id) => bankAccounts.find(({ accountId }) => accountId === id))
    .find((one) => one?.isActive && one.accountType === 'checking');
  if (!account) return undefined;
  const { accountId, accountName, mask } = account;
  const balance = bankBalances.find(({ account_id }) => account_id === accountId);
  const available = balance?.balances.available ?? undefined;
  return { accountId, name: accountName, mask, available };
}
