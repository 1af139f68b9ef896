import type { ChargedAccount } from '@dime-time/finance-core/contract';
import type { MockState } from '../store/state.ts';

/** The account that round-ups and payments are taken from: the first checking account that was linked. */
export function chargedAccount({
  bankItems,
  bankAccounts,
  bankBalances,
}: MockState): ChargedAccount | undefined {
  const linked = bankItems.flatMap(({ accountIds, linkedAt }) =>
    accountIds
      .flatMap((id) => bankAccounts.filter(({ accountId }) => accountId === id))
      .map((account) => ({ ...account, linkedAt })),
  );
  const account = linked.find(
    ({ isActive, accountType }) => isActive && accountType === 'checking',
  );
  if (!account) return undefined;
  const { accountId, accountName, mask, linkedAt } = account;
  const balance = bankBalances.find(({ account_id }) => account_id === accountId);
  const available = balance?.balances.available ?? undefined;
  return { accountId, name: accountName, mask, available, linkedAt };
}
