import { endpoints } from '@dime-time/finance-core/contract';
import { useMemo, useRef, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { findPage } from '../config/pages.ts';
import { preloadedResponses } from '../http/preloadedResponses.ts';
import { queryKey } from './cacheState.ts';
import { prefetch } from './prefetch.ts';

const USER_PATH = queryKey(endpoints.getUser);

/**
 * The defaults of the cache: data stays until it is invalidated. There is no automatic refetch on
 * focus, on reconnecting, by an interval, or after a failure.
 */
export const CACHE_DEFAULTS: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};

/**
 * Provides the SWR cache, with {@link CACHE_DEFAULTS}.
 *
 * Once the user is known, the data of the first page is prefetched while the page’s code still loads,
 * or taken from the responses that the document has preloaded.
 */
export function CacheProvider({ children }: { children: ReactNode }) {
  const { cache, mutate } = useSWRConfig();
  const hasPrefetched = useRef(false);
  const options = useMemo<SWRConfiguration>(
    () => ({
      ...CACHE_DEFAULTS,
      onSuccess: (_data, key) => {
        if (key !== USER_PATH || hasPrefetched.current) return;
        hasPrefetched.current = true;
        const reads = findPage(window.location.pathname)?.reads ?? [];
        for (const read of reads) prefetch(endpoints[read], { cache, mutate });
        // Responses for another page would be out of date by the time it is opened.
        preloadedResponses.clear();
      },
    }),
    [cache, mutate],
  );
  return <SWRConfig value={options}>{children}</SWRConfig>;
}
