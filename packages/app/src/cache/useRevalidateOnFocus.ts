import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { offersExtensions } from './features.ts';
import { tabChannel } from './tabChannel.ts';
import { throttle } from './throttle.ts';
import { useInvalidate } from './useInvalidate.ts';

/** The data that another tab, another device or the server itself may have changed. */
const SHARED_DATA: readonly Endpoint[] = [
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

/** Minimum time between two refetches, in milliseconds. */
const INTERVAL_MS = 1000;

/**
 * Refetches the figures on screen when the window gets the focus, and when another tab of this browser
 * has changed them. Form input is kept.
 *
 * Not with a server without extensions: the specification has no refetch on focus.
 */
export function useRevalidateOnFocus(): void {
  const { cache } = useSWRConfig();
  const invalidate = useInvalidate();
  useEffect(() => {
    const revalidate = throttle(() => {
      if (document.visibilityState !== 'visible' || !offersExtensions(cache)) return;
      void invalidate(...SHARED_DATA);
    }, INTERVAL_MS);
    const unsubscribe = tabChannel.subscribe(revalidate);
    window.addEventListener('focus', revalidate);
    document.addEventListener('visibilitychange', revalidate);
    return () => {
      unsubscribe();
      window.removeEventListener('focus', revalidate);
      document.removeEventListener('visibilitychange', revalidate);
    };
  }, [cache, invalidate]);
}
