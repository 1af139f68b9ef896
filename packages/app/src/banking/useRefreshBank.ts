import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { errorMessage } from '../http/errorMessage.ts';
import { pathOf } from '../http/request.ts';
import type { ActionResult } from '../cache/toActionResult.ts';
import { useRefresh } from '../cache/useRefresh.ts';

/** The three queries of the banking page. */
export const BANK_QUERIES: readonly Endpoint[] = [
  endpoints.getBankAccounts,
  endpoints.getBankBalances,
  endpoints.getBankTransactions,
];

/** Asks for the three bank queries anew, and tells whether all three came. */
export function useRefreshBank(): () => Promise<ActionResult> {
  const { cache } = useSWRConfig();
  const refresh = useRefresh();
  return useCallback(async () => {
    await refresh(...BANK_QUERIES);
    // Asking anew never rejects: what failed is noted with the query, whose old answer stays.
    const failed = BANK_QUERIES.map((endpoint): unknown => cache.get(pathOf(endpoint))?.error).find(
      (error) => error !== undefined,
    );
    return failed === undefined ? { ok: true } : { ok: false, message: errorMessage(failed) };
  }, [cache, refresh]);
}
