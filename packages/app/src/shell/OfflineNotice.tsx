import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import { Button, Callout, DateText, rich, useFocusAfterRetry, useWords } from '@dime-time/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { readResource } from '../cache/useQuery.ts';
import { cacheStateOf, queryKey } from '../cache/cacheState.ts';
import { timeZoneOf } from '../cache/timeZoneOf.ts';
import { offlineNoticeWords } from '../language/words/offlineNotice.ts';
import { useOnline } from '../offline/useOnline.ts';

/**
 * A notice above every page while there is no connection, with the age of the figures. With a
 * connection and data from the offline cache, it offers to refetch; that is never automatic.
 */
export function OfflineNotice() {
  const words = useWords(offlineNoticeWords);
  const { cache, mutate } = useSWRConfig();
  const { offlinePaths, oldestUpdate, subscribe } = cacheStateOf(cache);
  const isOnline = useOnline();
  const oldest = useSyncExternalStore(subscribe, oldestUpdate, oldestUpdate);
  // All offline data, also of other pages, which nothing on this page would refetch.
  const refetch = () => {
    const paths = offlinePaths();
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      // Only GET calls are stored, and their paths have no id.
      if (endpoint.method !== 'GET') continue;
      const path = queryKey(endpoint);
      for (const key of paths) {
        const [itsPath, parameters] = key.split('?');
        if (itsPath !== path) continue;
        const query = parameters && Object.fromEntries(new URLSearchParams(parameters));
        const reading = readResource(endpoint, cache, query || undefined);
        void mutate(key, reading, { revalidate: false, throwOnError: false });
      }
    }
  };

  // When this browser read them, by the clock beside it and not by that of the household.
  const since = oldest ? (
    <DateText instant={oldest.receivedAt} format="day-time" timeZone={timeZoneOf(undefined)} />
  ) : null;
  if (!isOnline) {
    return (
      <Callout tone="warning" live="polite" title={words.offline}>
        {rich(words.offlineSince, { since })}
      </Callout>
    );
  }
  if (offlinePaths().length === 0) return null;
  return (
    <OfflineDataNotice onRefetch={refetch}>
      {rich(words.unreachedSince, { since })}
    </OfflineDataNotice>
  );
}

interface OfflineDataNoticeProps {
  onRefetch: () => void;
  children: ReactNode;
}

function OfflineDataNotice({ onRefetch, children }: OfflineDataNoticeProps) {
  const words = useWords(offlineNoticeWords);
  const keepPlace = useFocusAfterRetry();
  return (
    <Callout
      tone="warning"
      live="polite"
      title={words.unreached}
      actions={
        <Button
          size="s"
          variant="outline"
          tone="neutral"
          onClick={({ currentTarget }) => {
            keepPlace(currentTarget);
            onRefetch();
          }}
        >
          {words.refetch}
        </Button>
      }
    >
      {children}
    </Callout>
  );
}
