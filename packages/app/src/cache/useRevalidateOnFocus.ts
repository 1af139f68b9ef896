import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { offersExtensions } from './features.ts';
import { useInvalidate } from './cacheState.ts';
import { tabChannel } from './tabChannel.ts';

/** What another tab, another device or the server itself may have changed. */
const SHARED_DATA: readonly Endpoint[] = [
  endpoints.getUser,
  endpoints.getDebts,
  endpoints.getDashboardSummary,
  endpoints.getHistory,
  endpoints.getPayments,
  endpoints.getPlan,
  endpoints.getPlanVersions,
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
    const unsubscribe = tabChannel.subscribe(({ kind }) => {
      if (kind === 'changed') revalidate();
    });
    window.addEventListener('focus', revalidate);
    document.addEventListener('visibilitychange', revalidate);
    return () => {
      unsubscribe();
      window.removeEventListener('focus', revalidate);
      document.removeEventListener('visibilitychange', revalidate);
    };
  }, [cache, invalidate]);
}

/**
 * Runs an action at most once per interval: immediately on the first call, and once more at the end of
 * the interval if there were further calls.
 *
 * @param ms the interval, in milliseconds.
 */
export function throttle(action: () => void, ms: number): () => void {
  let isWaiting = false;
  let hasFurtherCall = false;
  const run = () => {
    isWaiting = true;
    hasFurtherCall = false;
    action();
    setTimeout(() => {
      isWaiting = false;
      if (hasFurtherCall) run();
    }, ms);
  };
  return () => {
    if (isWaiting) hasFurtherCall = true;
    else run();
  };
}
