import { useWords, type AppNotification } from '@dime-time/ui';
import { useMemo, useState } from 'react';
import { samplesWords } from '../language/words/samples.ts';
import { NOTIFICATIONS_KEY } from '../storage/storageKeys.ts';
import { storedValue, useStoredValue } from '../storage/storedValue.ts';
import { readSampleState, sampleNotifications, UNTOUCHED } from './sampleNotifications.ts';

const sampleState = storedValue(NOTIFICATIONS_KEY, readSampleState);

/** The notifications and their actions. */
export interface SampleNotifications {
  notifications: readonly AppNotification[];
  onRead: (id: string) => void;
  onReadAll: () => void;
  onDelete: (id: string) => void;
  onRestore: () => void;
}

/**
 * The sample notifications; which are read and deleted is stored in this browser only.
 *
 * @param now the current time; the ages count from the time of the first render.
 */
export function useSampleNotifications(now: string): SampleNotifications {
  const words = useWords(samplesWords);
  const [asOf] = useState(now);
  const state = useStoredValue(sampleState);
  return useMemo(() => {
    const notifications = sampleNotifications(asOf, state, words);
    const read = (ids: readonly string[]) =>
      sampleState.write({ ...state, read: [...new Set([...state.read, ...ids])] });
    return {
      notifications,
      onRead: (id) => read([id]),
      onReadAll: () => read(notifications.map(({ id }) => id)),
      onDelete: (id) => sampleState.write({ ...state, deleted: [...state.deleted, id] }),
      onRestore: () => sampleState.write(UNTOUCHED),
    };
  }, [asOf, state, words]);
}
