import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import type { ActionResult } from '@dime-time/ui';
import { useCallback } from 'react';
import { useItemMutation } from '../cache/useItemMutation.ts';
import { BANK_READS } from './queries.ts';

/** The reads that unlinking invalidates: accounts, transactions, and the debts they are linked to. */
const UNLINK_READS: readonly Endpoint[] = [
  endpoints.getBankItems,
  endpoints.getBankSuggestions,
  ...BANK_READS,
  endpoints.getDebts,
  endpoints.getDashboardSummary,
  endpoints.getHistory,
];

/** Removes a link to a bank. */
export function useUnlinkBank(): (itemId: string) => Promise<ActionResult> {
  const unlink = useItemMutation(endpoints.unlinkBank, UNLINK_READS);
  return useCallback((itemId) => unlink(itemId, undefined), [unlink]);
}
