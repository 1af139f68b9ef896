import type { SWRConfiguration } from 'swr';

/**
 * How the cache behaves unless a resource says otherwise: an answer stays until something changes
 * it. Nothing is asked for again on focus, on reconnecting, by the clock, or after a failure.
 */
export const CACHE_DEFAULTS: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};
