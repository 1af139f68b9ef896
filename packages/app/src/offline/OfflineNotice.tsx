import { Button, Callout, DateText } from '@dime-time/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { answerTimes } from '../data/answerTimes.ts';
import { useClock } from '../shell/useClock.ts';
import { useOnline } from './useOnline.ts';

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
  const refresh = useCallback(() => {
    for (const path of times.kept()) void mutate(path);
  }, [times, mutate]);

  const since = oldest ? (
    <DateText instant={oldest.receivedAt} timeZone={timeZone} format="day-time" />
  ) : null;
  if (!isOnline) {
    return (
      <Callout tone="warning" live="polite" title="You are offline">
        What you see is from {since}. You can read it; to change anything, you need a connection.
      </Callout>
    );
  }
  if (times.kept().length === 0) return null;
  return (
    <Callout
      tone="warning"
      live="polite"
      title="These are not the latest figures"
      actions={
        <Button size="s" variant="outline" tone="neutral" onClick={refresh}>
          Show the latest
        </Button>
      }
    >
      The server was not reached. What you see is from {since}.
    </Callout>
  );
}
