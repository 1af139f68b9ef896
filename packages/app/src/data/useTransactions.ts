import { endpoints, type Transaction } from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { usePanel } from './usePanel.ts';

const FRESH_FOR_MS = 30_000;

/** The household's purchases, newest first. */
export function useTransactions(): Loadable<Transaction[]> {
  return usePanel(endpoints.getTransactions, { freshForMs: FRESH_FOR_MS });
}
