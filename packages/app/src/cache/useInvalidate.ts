import type { Endpoint } from '@dime-time/finance-core/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { pathOf } from '../http/request.ts';
import { sessionOf } from './session.ts';

/**
 * Invalidates the data of calls: what is on screen is refetched now, the rest when it is next shown.
 *
 * @returns a function whose promise resolves after the refetches; it never rejects.
 */
export function useInvalidate(): (...calls: Endpoint[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (...calls) => {
      const { invalidations } = sessionOf(cache);
      await Promise.all(
        calls.map((endpoint) => {
          invalidations.add(pathOf(endpoint));
          return mutate(pathOf(endpoint));
        }),
      );
    },
    [cache, mutate],
  );
}
