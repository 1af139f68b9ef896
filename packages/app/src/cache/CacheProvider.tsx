import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import { useMemo, useRef, type ReactNode } from 'react';
import { preload, SWRConfig, useSWRConfig, type Cache, type SWRConfiguration } from 'swr';
import { findPage } from '../config/pages.ts';
import { preloadedResponses } from '../http/preloadedResponses.ts';
import { pathOf } from '../http/apiClient.ts';
import { readResource } from './useQuery.ts';

const USER_PATH = pathOf(endpoints.getUser);

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
  const { cache } = useSWRConfig();
  const hasPrefetched = useRef(false);
  const options = useMemo<SWRConfiguration>(
    () => ({
      ...CACHE_DEFAULTS,
      onSuccess: (_data, key) => {
        if (key !== USER_PATH || hasPrefetched.current) return;
        hasPrefetched.current = true;
        const reads = findPage(window.location.pathname)?.reads ?? [];
        prefetch(
          reads.map((read) => endpoints[read]),
          cache,
        );
        // Responses for another page would be out of date by the time it is opened.
        preloadedResponses.clear();
      },
    }),
    [cache],
  );
  return <SWRConfig value={options}>{children}</SWRConfig>;
}

/** Starts the reads of a page that is about to render, unless the cache has their data. */
function prefetch(reads: readonly Endpoint[], cache: Cache): void {
  for (const endpoint of reads) {
    const path = pathOf(endpoint);
    if (cache.get(path)?.data !== undefined) continue;
    // The page shows the error when it reads the same key.
    preload(path, () => readResource(endpoint, cache)).catch(() => {});
  }
}
