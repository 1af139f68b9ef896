import { endpoints, type Endpoint, type Session } from '@dime-time/finance-core/contract';
import type { ActionResult, Loadable } from '@dime-time/ui';
import { useCallback } from 'react';
import { useInvalidate } from '../cache/cacheState.ts';
import { useItemMutation } from '../cache/useItemMutation.ts';
import { useMutation } from '../cache/useMutation.ts';
import { useFeature, useQuery } from '../cache/useQuery.ts';

const SESSION_READS: readonly Endpoint[] = [endpoints.getSessions];

/** The sessions of the user; `undefined` if the server does not list them. */
export function useSessions(): Loadable<Session[]> | undefined {
  const offered = useFeature('sessions');
  const isOffered = offered.status === 'ready' && offered.data;
  const sessions = useQuery(endpoints.getSessions, { enabled: isOffered });
  if (offered.status !== 'ready') return offered;
  return offered.data ? sessions : undefined;
}

/** Ends one session. After a refusal the list is refetched, too: the session may have ended elsewhere. */
export function useEndSession(): (id: string) => Promise<ActionResult> {
  const end = useItemMutation(endpoints.endSession, SESSION_READS);
  const invalidate = useInvalidate();
  return useCallback(
    async (id) => {
      const result = await end(id, undefined);
      if (!result.ok) void invalidate(...SESSION_READS);
      return result;
    },
    [end, invalidate],
  );
}

/** Ends all sessions but the one in use. */
export function useEndOtherSessions(): () => Promise<ActionResult> {
  const end = useMutation(endpoints.endOtherSessions, { invalidates: SESSION_READS });
  return useCallback(() => end(undefined), [end]);
}
