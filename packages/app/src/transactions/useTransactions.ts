import {
  endpoints,
  type Endpoint,
  type Transaction,
  type TransactionRequest,
} from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { useSWRConfig } from 'swr';
import { answerTimes } from '../cache/answerTimes.ts';
import { pathOf } from '../http/request.ts';
import type { ActionResult } from '../cache/toActionResult.ts';
import { useMoneyAction } from '../cache/useMoneyAction.ts';
import { usePanel } from '../cache/usePanel.ts';

/** How long a list of purchases counts as known. */
export const TRANSACTIONS_FRESH_FOR_MS = 30_000;
/** What a purchase changes; its round-up earns tokens, too. */
const CHANGES: readonly Endpoint[] = [
  endpoints.getTransactions,
  endpoints.getDashboardSummary,
  endpoints.getTokenBalance,
  endpoints.getTokenRewards,
];

/** The household's purchases, newest first. */
export function useTransactions(): Loadable<Transaction[]> {
  return usePanel(endpoints.getTransactions, { freshForMs: TRANSACTIONS_FRESH_FOR_MS });
}

/** How many purchases the server has, where it has said so: the list may hold only the newest. */
export function useTransactionTotal(): number | undefined {
  const { cache } = useSWRConfig();
  return answerTimes(cache).find(pathOf(endpoints.getTransactions))?.total;
}

/** Adds a purchase, where the server has such a call. */
export function useAddTransaction(): (transaction: TransactionRequest) => Promise<ActionResult> {
  return useMoneyAction(endpoints.createTransaction, { changes: CHANGES });
}
