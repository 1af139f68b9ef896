import { endpoints, type BankTransaction } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePanel } from '../cache/usePanel.ts';

/** The rows of the linked accounts, as the bank reports them. */
export function useBankTransactions(): Loadable<BankTransaction[]> {
  return usePanel(endpoints.getBankTransactions);
}
