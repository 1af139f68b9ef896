import type { Endpoint } from '@dime-time/finance-core/contract';
import type { Cache, ScopedMutator } from 'swr';
import { cacheStateOf, queryKey } from './cacheState.ts';
import { readResource } from './useQuery.ts';

interface PrefetchPorts {
  readonly cache: Cache;
  readonly mutate: ScopedMutator;
}

/**
 * Starts a read of a page that is about to render, unless the cache has its data.
 *
 * Data that arrives before a component reads the key is written to the cache, so that the page renders
 * once, with its data, instead of with a placeholder first. Not SWR’s `preload`: its data reaches a
 * component only after that component has rendered without it.
 */
export function prefetch(endpoint: Endpoint, { cache, mutate }: PrefetchPorts): void {
  const path = queryKey(endpoint);
  if (cache.get(path)?.data !== undefined) return;
  const { prefetches } = cacheStateOf(cache);
  const read = readResource(endpoint, cache);
  prefetches.set(path, read);
  read.then(
    (data) => {
      const isUnread = prefetches.delete(path);
      if (isUnread) void mutate(path, data, { revalidate: false });
    },
    // A failure stays for the first component that reads the key: it is not requested twice.
    () => {},
  );
}
