import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import { Button, Callout, DateText, useFocusAfterRetry } from '@dime-time/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { answerTimes } from '../cache/answerTimes.ts';
import { readResource } from '../cache/readResource.ts';
import { pathOf } from '../http/request.ts';
import { useClock } from './useClock.ts';
import { useOnline } from '../offline/useOnline.ts';

/**
 * Says over every page that there is no connection and how old the figures are; once there is one
 * again, it offers to ask for those that were kept from before. Nothing is asked for by itself.
 */
export function OfflineNotice() {
  const { cache, mutate } = useSWRConfig();
  const times = answerTimes(cache);
  const isOnline = useOnline();
  const oldest = useSyncExternalStore(times.subscribe, times.oldest);
  const { timeZone } = useClock();
  // Those of other pages as well, which nothing on this one would ask for.
  const askAnew = () => {
    const kept = times.kept();
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      // Only what is read is kept, and no path of a read has an id.
      if (endpoint.method !== 'GET') continue;
      const path = pathOf(endpoint);
      if (!kept.includes(path)) continue;
      const reading = readResource(endpoint, cache);
      void mutate(path, reading, { revalidate: false, throwOnError: false });
    }
  };

  const since = oldest ? (
    <DateText instant={oldest.receivedAt} timeZone={timeZone} format="day-time" />
  ) : null;
  if (!isOnline) {
    return (
      <Callout tone="warning" live="polite" title="You’re offline">
        Showing figures from {since}. Reconnect to make changes.
      </Callout>
    );
  }
  if (times.kept().length === 0) return null;
  return <OldFigures onAskAnew={askAnew}>Showing figures from {since}.</OldFigures>;
}

function OldFigures({ onAskAnew, children }: { onAskAnew: () => void; children: ReactNode }) {
  const keepPlace = useFocusAfterRetry();
  return (
    <Callout
      tone="warning"
      live="polite"
      title="Couldn’t reach the server"
      actions={
        <Button
          size="s"
          variant="outline"
          tone="neutral"
          onClick={({ currentTarget }) => {
            keepPlace(currentTarget);
            onAskAnew();
          }}
        >
          Show the Latest
        </Button>
      }
    >
      {children}
    </Callout>
  );
}
