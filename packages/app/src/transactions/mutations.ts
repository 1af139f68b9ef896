import {
  endpoints,
  type Endpoint,
  type TransactionRequest,
} from '@dime-time/finance-core/contract';
import type { ActionResult } from '@dime-time/ui';
import { useMutation } from '../cache/useMutation.ts';

/** The reads that a purchase invalidates; its round-up also earns tokens. */
const TRANSACTION_READS: readonly Endpoint[] = [
  endpoints.getTransactions,
  endpoints.getDashboardSummary,
  endpoints.getHistory,
  endpoints.getTokenBalance,
  endpoints.getTokenRewards,
];

/** Adds a purchase. */
export function useAddTransaction(): (transaction: TransactionRequest) => Promise<ActionResult> {
  return useMutation(endpoints.createTransaction, { invalidates: TRANSACTION_READS });
}
