import { endpoints, type BankAccount } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePanel } from '../cache/usePanel.ts';

/** The linked bank accounts. */
export function useBankAccounts(): Loadable<BankAccount[]> {
  return usePanel(endpoints.getBankAccounts);
}
