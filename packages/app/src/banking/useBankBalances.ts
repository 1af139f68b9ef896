import { endpoints, type BankBalance } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePanel } from '../cache/usePanel.ts';

/** What is in the linked accounts. */
export function useBankBalances(): Loadable<BankBalance[]> {
  return usePanel(endpoints.getBankBalances);
}
