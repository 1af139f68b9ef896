import type { SWRConfiguration } from 'swr';

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
