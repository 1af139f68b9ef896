import type { Endpoint } from '@dime-time/finance-core/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { pathOf } from '../http/apiClient.ts';
import { cacheStateOf } from './cacheState.ts';

/**
 * Invalidates the data of calls: what is on screen is refetched now, the rest when it is next shown.
 *
 * @returns a function whose promise resolves after the refetches; it never rejects.
 */
export function useInvalidate(): (...calls: Endpoint[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (...calls) => {
      const { invalidate } = cacheStateOf(cache);
      await Promise.all(
        calls
          .map((call) => pathOf(call))
          .map((path) => {
            invalidate(path);
            return mutate(path);
          }),
      );
    },
    [cache, mutate],
  );
}
