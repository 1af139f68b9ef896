import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { changes } from './changes.ts';
import { offersExtensions } from './offersExtensions.ts';
import { throttled } from './throttled.ts';
import { useRefresh } from './useRefresh.ts';

/** What another tab, a phone or the server itself may have changed meanwhile. */
const MONEY: readonly Endpoint[] = [
  endpoints.getDebts,
  endpoints.getDashboardSummary,
  endpoints.getPayments,
  endpoints.getTransactions,
  endpoints.getRoundUpSettings,
  endpoints.getTokenBalance,
  endpoints.getTokenRewards,
  endpoints.getCryptoPurchases,
  endpoints.getCryptoSummary,
];

/** Somebody who switches between two tabs asks for no more than one round of calls in this time. */
const AT_MOST_EVERY_MS = 1000;

/**
 * Revalidates the figures on the screen when their reader comes back to it, and when another tab of this
 * browser has changed them. What is typed in a form stays.
 *
 * A bare server is not asked: the specification has no refetch on focus.
 */
export function useFreshOnReturn(): void {
  const { cache } = useSWRConfig();
  const refresh = useRefresh();
  useEffect(() => {
    const revalidate = throttled(() => {
      if (document.visibilityState !== 'visible' || !offersExtensions(cache)) return;
      void refresh(...MONEY);
    }, AT_MOST_EVERY_MS);
    const stop = changes.listen(revalidate);
    window.addEventListener('focus', revalidate);
    document.addEventListener('visibilitychange', revalidate);
    return () => {
      stop();
      window.removeEventListener('focus', revalidate);
      document.removeEventListener('visibilitychange', revalidate);
    };
  }, [cache, refresh]);
}
