import type { Endpoint } from '@dime-time/finance-core/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { pathOf } from '../http/request.ts';
import { staleMarks } from './staleMarks.ts';

/** Asks for resources anew: now where they are on screen, else when they are next shown. */
export function useRefresh(): (...changed: Endpoint[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (...changed) => {
      const marks = staleMarks(cache);
      await Promise.all(
        changed.map((endpoint) => {
          marks.add(pathOf(endpoint));
          return mutate(pathOf(endpoint));
        }),
      );
    },
    [cache, mutate],
  );
}
